import { Badge, Group } from '@mantine/core';
import { paths } from '@site/schema/paths';
import { postState } from '@site/schema/post';
import { useSite } from '../../app/site-facts.ts';
import { formatCount } from '../../ui/format/day.ts';
import { featuredFilter, type ListFilter } from '../list/ListFilters.tsx';
import type { Row } from '../list/list-kind.ts';
import { DateTime, DayOf } from '../list/table/DateTime.tsx';
import { TitleCell } from '../list/table/TitleCell.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { RecordScreen } from '../records/RecordScreen.tsx';
import { useOpenRecord } from '../records/use-open-record.ts';
import { featured, useFlagActions } from '../records/use-status-change.ts';
import { trpc } from '../trpc-react.ts';
import { ManageCategories } from './categories/ManageCategories.tsx';
import { PostForm } from './PostForm.tsx';
import { stateOf } from './publication.ts';
import { usePublishing } from './use-publishing.tsx';

const columns: readonly RecordColumn<'post'>[] = [
  {
    title: 'Post',
    sort: 'title',
    width: 'wide',
    cell: (post) => (
      <TitleCell
        id={post.id}
        title={post.title}
        image={post.featuredImage}
        text={post.author}
        tags={post.tags}
        {...(stateOf(post) === 'published' && { page: paths.post(post.slug) })}
      />
    ),
  },
  { title: 'State', cell: (post) => <State post={post} /> },
  {
    title: 'Date',
    sort: 'publishedAt',
    descends: true,
    opens: true,
    // A draft may have a planned publication date.
    cell: ({ published, publishedAt }) => published && publishedAt && <DateTime at={publishedAt} />,
  },
  {
    title: 'Views',
    sort: 'viewCount',
    descends: true,
    cell: ({ published, viewCount }) => (published || viewCount > 0) && <Views count={viewCount} />,
  },
  { title: 'Changed', sort: 'updatedAt', descends: true, cell: ({ updatedAt }) => <DayOf at={updatedAt} /> },
];

const filterLabels = { draft: 'Drafts', scheduled: 'Scheduled', published: 'Published' };

const stateFilter: ListFilter<'state'> = {
  name: 'state',
  label: 'State',
  unset: 'All states',
  options: postState.options.map((value) => ({ value, label: filterLabels[value] })),
  parse: (text) => postState.safeParse(text).data,
};

export function BlogScreen() {
  const { mutateAsync: setFeatured } = trpc.post.setManyFeatured.useMutation();
  const featureActions = useFlagActions(featured, (ids, value) => setFeatured({ ids, featured: value }));
  const { actions, question } = usePublishing();
  const category = useOpenRecord('category');
  return (
    <>
      <RecordScreen
        kind="post"
        columns={columns}
        filters={[stateFilter, featuredFilter]}
        statusActions={[...actions, ...featureActions]}
        emptyText="Write the first one: what a client asked you last week is a good start."
        Form={PostForm}
      />
      {question}
      {category.isOpen && (
        <ManageCategories opened={category.copyKey ?? String(category.id)} onClose={category.close} />
      )}
    </>
  );
}

const Views = ({ count }: { count: number }) => formatCount(count, useSite().brand.address.country);

function State({ post }: { post: Row<'post'> }) {
  const state = stateOf(post);
  return (
    <Group gap={4}>
      <Badge variant={state === 'published' ? 'filled' : 'outline'}>
        {{ draft: 'Draft', scheduled: 'Scheduled', published: 'Published' }[state]}
      </Badge>
      {post.featured && <Badge variant="outline">Featured</Badge>}
    </Group>
  );
}
