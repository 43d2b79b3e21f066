import { paths } from '@site/schema/paths';
import { isRecordKind, records } from '@site/schema/record-kinds';
import { formPath, type VersionKind, type VersionSubject } from '@site/schema/version';
import { useSite } from '../../app/site-facts.ts';
import { useDates } from '../../app/use-dates.ts';
import { formatCount } from '../../ui/format/day.ts';
import { formatPublication } from '../blog/publication.ts';
import { sectionPath } from '../screen/section-path.ts';
import type { Outputs } from '../trpc-react.ts';
import { NothingHere, OverviewCard, OverviewList, OverviewRow } from './OverviewCard.tsx';

type Overview = Outputs['overview']['read'];

const path = sectionPath({ slug: 'blog' });
const post = (id: number) => ({ pathname: path, search: `?edit=${id}` });

function kindOf(kind: VersionKind): string {
  if (kind === 'category') return 'Category';
  return isRecordKind(kind) ? records[kind].label : 'Page texts';
}

const formOf = (content: VersionSubject) => `${paths.admin}/${formPath(content)}`;

/** The content that is not public yet, or not as changed. */
export function WaitingCard({ drafts, scheduled }: Pick<Overview, 'drafts' | 'scheduled'>) {
  const { zone, formatDay } = useDates();
  const isEmpty = drafts.length + scheduled.length === 0;
  return (
    <OverviewCard
      title="Drafts and scheduled content"
      line="green"
      all={{
        to: isEmpty ? { pathname: path, search: '?edit=new' } : path,
        text: isEmpty ? 'Write a post' : 'All posts',
      }}
    >
      {isEmpty && <NothingHere>Nothing is waiting to be published.</NothingHere>}
      {!isEmpty && (
        <OverviewList>
          {scheduled.map(({ kind, key, title, publishAt }) => (
            <OverviewRow
              key={`${kind}:${key}`}
              to={formOf({ kind, key })}
              title={title}
              details={`${kindOf(kind)}, scheduled`}
              aside={publishAt && formatPublication(zone, publishAt)}
            />
          ))}
          {drafts.map(({ kind, key, title, updatedAt }) => (
            <OverviewRow
              key={`${kind}:${key}`}
              to={formOf({ kind, key })}
              title={title}
              details={`${kindOf(kind)}, draft changed ${formatDay(updatedAt)}`}
            />
          ))}
        </OverviewList>
      )}
    </OverviewCard>
  );
}

/** The public posts that are read most. */
export function TopPostsCard({ posts }: { posts: Overview['topPosts'] }) {
  const { brand } = useSite();
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
              aside={viewCount === 1 ? '1 view' : `${formatCount(viewCount, brand.address.country)} views`}
            />
          ))}
        </OverviewList>
      )}
    </OverviewCard>
  );
}
