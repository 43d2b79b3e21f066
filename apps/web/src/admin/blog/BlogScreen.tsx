import { Badge, Stack } from '@mantine/core';
import { paths } from '@site/schema/paths';
import { postState } from '@site/schema/post';
import { formatCount, formatDay } from '../../ui/format/day.ts';
import { DateTime } from '../list/DateTime.tsx';
import { featuredFilter, type ListFilter } from '../list/ListFilters.tsx';
import { RecordScreen } from '../list/RecordScreen.tsx';
import { TitleCell } from '../list/TitleCell.tsx';
import type { RecordColumn, Row } from '../list/use-record-list.ts';
import { useRecordScreen } from '../list/use-record-screen.ts';
import { trpc } from '../trpc.ts';
import { useMutationWithToast } from '../use-mutation-with-toast.ts';
import { PostForm } from './PostForm.tsx';

const columns: readonly RecordColumn<'post'>[] = [
  {
    title: 'Post',
    sort: 'title',
    width: 'wide',
    cell: (post) => (
      <TitleCell
        title={post.title}
        text={post.author}
        tags={post.tags}
        {...(stateOf(post) === 'published' && { href: paths.post(post.slug) })}
      />
    ),
  },
  { title: 'State', cell: (post) => <State post={post} /> },
  {
    title: 'Published',
    sort: 'publishedAt',
    cell: ({ publishedAt }) => (publishedAt ? <DateTime at={publishedAt} /> : '–'),
  },
  { title: 'Views', sort: 'viewCount', cell: ({ viewCount }) => formatCount(viewCount) },
  { title: 'Changed', sort: 'updatedAt', cell: ({ updatedAt }) => formatDay(updatedAt) },
];

const filterLabels = { draft: 'Drafts', scheduled: 'Scheduled', published: 'Published' };

const stateFilter: ListFilter = {
  name: 'state',
  label: 'State',
  options: postState.options.map((value) => ({ value, label: filterLabels[value] })),
};

export function BlogScreen() {
  const screen = useRecordScreen({
    kind: 'post',
    name: { one: 'blog post', many: 'blog posts' },
    columns,
    filters: (list) => ({
      state: postState.safeParse(list.filter('state')).data,
      featured: list.flag('featured'),
    }),
  });
  const failure = 'Failed to update status';
  const setPublished = useMutationWithToast(trpc.post.setPublished.useMutation(), failure, screen.refresh);
  const setFeatured = useMutationWithToast(trpc.post.setFeatured.useMutation(), failure, screen.refresh);
  return (
    <RecordScreen
      title="Blog Posts"
      screen={screen}
      filters={[stateFilter, featuredFilter]}
      bulkActions={[
        { label: 'Publish', run: (ids) => setPublished({ ids, published: true }) },
        { label: 'Unpublish', run: (ids) => setPublished({ ids, published: false }) },
        { label: 'Feature', run: (ids) => setFeatured({ ids, featured: true }) },
        { label: 'Unfeature', run: (ids) => setFeatured({ ids, featured: false }) },
      ]}
      emptyText="Write the first one: what a client asked you last week is a good start."
      form={(post, handlers) => <PostForm post={post} {...handlers} />}
    />
  );
}

function stateOf({ published, publishedAt }: Row<'post'>): keyof typeof filterLabels {
  if (!published) return 'draft';
  return publishedAt && publishedAt.getTime() > Date.now() ? 'scheduled' : 'published';
}

function State({ post }: { post: Row<'post'> }) {
  const state = stateOf(post);
  return (
    <Stack gap={4} align="start">
      <Badge variant={state === 'published' ? 'filled' : 'outline'}>
        {{ draft: 'Draft', scheduled: 'Scheduled', published: 'Published' }[state]}
      </Badge>
      {post.featured && <Badge variant="outline">Featured</Badge>}
    </Stack>
  );
}
