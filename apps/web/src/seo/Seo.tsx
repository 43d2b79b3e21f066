import { absolute } from '@site/schema/paths';
import { useSite } from '../site-facts.ts';
import { completeHead, type Head } from './head.ts';

/** The only writer of a page's tags. */
export function Seo(props: Head) {
  const { publicUrl } = useSite();
  const head = completeHead(props);
  const canonical = head.path && absolute(publicUrl, head.path);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.robots} />
      {canonical && <link rel="canonical" href={canonical} />}
    </>
  );
}
