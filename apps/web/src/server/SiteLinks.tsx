import { paths } from '@site/schema/paths';

/** The links to icons, the manifest and feeds, the same on every page. */
export function SiteLinks({ name }: { name: string }) {
  return (
    <>
      <link rel="icon" href={paths.favicon} sizes="32x32" />
      <link rel="icon" href={paths.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={paths.touchIcon} />
      <link rel="manifest" href={paths.manifest} />
      <link rel="alternate" type="application/rss+xml" title={`${name} blog`} href={paths.feedXml} />
      <link rel="alternate" type="application/feed+json" title={`${name} blog`} href={paths.feedJson} />
    </>
  );
}
