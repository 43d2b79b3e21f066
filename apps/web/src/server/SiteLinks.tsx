import { paths } from '@site/schema/paths';
import { LATE_LINKS } from '../late-scripts.ts';

/** The links to icons, the manifest and feeds, the same on every page. */
export function SiteLinks({ name, isLate }: { name: string; isLate: boolean }) {
  const manifest = <link rel="manifest" href={paths.manifest} />;
  return (
    <>
      <link rel="icon" href={paths.favicon} sizes="32x32" />
      <link rel="icon" href={paths.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={paths.touchIcon} />
      {isLate ? <noscript id={LATE_LINKS}>{manifest}</noscript> : manifest}
      <link rel="alternate" type="application/rss+xml" title={`${name} blog`} href={paths.feedXml} />
      <link rel="alternate" type="application/feed+json" title={`${name} blog`} href={paths.feedJson} />
    </>
  );
}
