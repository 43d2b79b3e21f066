import type { PostTeaser } from '@site/schema/post';
import { useSite } from '../../app/site-facts.ts';
import { useDates } from '../../app/use-dates.ts';
import { formatCount } from '../../ui/format/day.ts';
import classes from './PostFacts.module.css';

type Props = { post: Pick<PostTeaser, 'publishedAt' | 'readingTime' | 'viewCount'> };

/** Date, reading time, and views once there are any. */
export function PostFacts({ post: { publishedAt, readingTime, viewCount } }: Props) {
  const { formatDay } = useDates();
  const { brand } = useSite();
  return (
    <ul className={classes.facts}>
      {publishedAt && (
        <li>
          <time dateTime={publishedAt.toISOString()}>{formatDay(publishedAt)}</time>
        </li>
      )}
      <li>{readingTime} min read</li>
      {viewCount > 0 && (
        <li>
          {formatCount(viewCount, brand.address.country)} {viewCount === 1 ? 'view' : 'views'}
        </li>
      )}
    </ul>
  );
}
