import { languageOf } from '@site/schema/country-name';
import { iconPath } from '@site/schema/look';
import { defaultNavigation, isHidden } from '@site/schema/navigation';
import { paths } from '@site/schema/paths';
import { pageFacts } from '@site/schema/site';
import { type Site, writeJsonLd } from '../seo/json-ld.ts';
import { organization } from './organization.ts';

/** The tags that every page shares: icons, the manifest, feeds, the region and the structured data of the agency. */
export function SiteTags({ site }: { site: Site }) {
  const { look, navigation = defaultNavigation } = site;
  const { name, address } = site.brand;
  const isPhoto = look?.favicon !== undefined && !/\.svg(#|$)/.test(look.favicon);
  return (
    <>
      <link rel="icon" href={iconPath(paths.favicon, look)} sizes="32x32" />
      {isPhoto ? (
        <link rel="icon" href={iconPath('/icon-192.png', look)} type="image/png" sizes="192x192" />
      ) : (
        <link rel="icon" href={iconPath(paths.icon, look)} type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={iconPath(paths.touchIcon, look)} />
      <meta name="language" content={pageFacts.language} />
      <meta name="geo.region" content={address.country} />
      <meta name="revisit-after" content={pageFacts.revisitAfter} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={languageOf(site.brand).replace('-', '_')} />
      <link rel="manifest" href={paths.manifest} />
      {!isHidden(navigation, paths.blog) && (
        <>
          <link rel="alternate" type="application/rss+xml" title={`${name} blog`} href={paths.feedXml} />
          <link rel="alternate" type="application/feed+json" title={`${name} blog`} href={paths.feedJson} />
        </>
      )}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(organization(site)) }} />
    </>
  );
}
