import { iconPath, type Look } from '@site/schema/look';
import { paths } from '@site/schema/paths';

type Props = { name: string; look: Look | undefined };

/** The links to icons, the manifest and feeds, the same on every page. */
export function SiteLinks({ name, look }: Props) {
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
      <link rel="manifest" href={paths.manifest} />
      <link rel="alternate" type="application/rss+xml" title={`${name} blog`} href={paths.feedXml} />
      <link rel="alternate" type="application/feed+json" title={`${name} blog`} href={paths.feedJson} />
    </>
  );
}
