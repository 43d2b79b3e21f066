import { type CompleteHead, completeHead, type Head } from './head.ts';
import { type Site, writeJsonLd } from './json-ld.ts';

/** The tags of a page's head that differ from page to page. React moves them from where this renders into <head>. */
export function Seo({ head: partialHead, site }: { head: Head; site: Site }) {
  const head = completeHead(partialHead, site);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      <meta name="author" content={head.author} />
      <meta name="robots" content={head.robots} />
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.prev && <link rel="prev" href={head.prev} />}
      {head.next && <link rel="next" href={head.next} />}
      {head.feeds && (
        <>
          <link rel="alternate" type="application/rss+xml" title={head.feeds.title} href={head.feeds.xml} />
          <link rel="alternate" type="application/feed+json" title={head.feeds.title} href={head.feeds.json} />
        </>
      )}
      <SocialTags head={head} />
      {head.jsonLd.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }} />
      ))}
    </>
  );
}

function SocialTags({ head }: { head: CompleteHead }) {
  const { title, description, url, type, image, publishedTime, modifiedTime } = head;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:type" content={type} />
      <meta property="og:image" content={image.url} />
      {image.width && <meta property="og:image:width" content={String(image.width)} />}
      {image.height && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={image.alt} />
      {publishedTime && <meta property="article:published_time" content={publishedTime} />}
      {modifiedTime && <meta property="article:modified_time" content={modifiedTime} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image.url} />
      <meta name="twitter:image:alt" content={image.alt} />
    </>
  );
}
