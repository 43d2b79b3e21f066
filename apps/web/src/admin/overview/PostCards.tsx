import { formatCount, formatDay, formatShortDay, withZone } from '../../ui/format/day.ts';
import { sectionPath } from '../screen/section-path.ts';
import type { Outputs } from '../trpc-react.ts';
import { NothingHere, OverviewCard, OverviewList, OverviewRow } from './OverviewCard.tsx';

type Overview = Outputs['overview']['read'];

const path = sectionPath({ slug: 'blog' });
const post = (id: number) => ({ pathname: path, search: `?edit=${id}` });

/** The posts that are not public yet. */
export function PostsCard({ drafts, scheduled }: Pick<Overview, 'drafts' | 'scheduled'>) {
  const isEmpty = drafts.items.length + scheduled.items.length === 0;
  return (
    <OverviewCard
      title="Drafts and scheduled posts"
      line="green"
      all={{
        to: isEmpty ? { pathname: path, search: '?edit=new' } : path,
        text: isEmpty ? 'Write a post' : 'All posts',
      }}
    >
      {isEmpty && <NothingHere>Nothing is waiting to be published.</NothingHere>}
      {!isEmpty && (
        <OverviewList>
          {scheduled.items.map(({ id, title, publishedAt }) => (
            <OverviewRow
              key={id}
              to={post(id)}
              title={title}
              details="Scheduled"
              aside={publishedAt && withZone(formatShortDay(publishedAt))}
            />
          ))}
          {drafts.items.map(({ id, title, updatedAt }) => (
            <OverviewRow key={id} to={post(id)} title={title} details={`Draft, changed ${formatDay(updatedAt)}`} />
          ))}
        </OverviewList>
      )}
    </OverviewCard>
  );
}

/** The public posts that are read most. */
export function TopPostsCard({ posts }: { posts: Overview['topPosts'] }) {
  return (
    <OverviewCard
      title="Most read posts"
      line="green"
      all={{ to: { pathname: path, search: '?sort=-viewCount' }, text: 'All by views' }}
    >
      {posts.length === 0 && <NothingHere>No post has been read yet.</NothingHere>}
      {posts.length > 0 && (
        <OverviewList>
          {posts.map(({ id, title, viewCount }) => (
            <OverviewRow
              key={id}
              to={post(id)}
              title={title}
              aside={viewCount === 1 ? '1 view' : `${formatCount(viewCount)} views`}
            />
          ))}
        </OverviewList>
      )}
    </OverviewCard>
  );
}
