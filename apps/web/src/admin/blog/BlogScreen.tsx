import { Badge, Button, Select, Stack } from '@mantine/core';
import { paths } from '@site/schema/paths';
import { type PostRow, postState } from '@site/schema/post';
import { keepPreviousData } from '@tanstack/react-query';
import { formatCount, formatDay } from '../../ui/format/day.ts';
import { RecordFormLoader } from '../form/RecordFormLoader.tsx';
import { DateTime } from '../list/DateTime.tsx';
import { FlagFilter } from '../list/FlagFilter.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { RowActions } from '../list/RowActions.tsx';
import { StatusPanel } from '../list/StatusPanel.tsx';
import { TitleCell } from '../list/TitleCell.tsx';
import { flagFilter, listInput, useListState } from '../list/use-list-state.ts';
import { useMutationWithToast } from '../list/use-mutation-with-toast.ts';
import { alwaysFetch, useOpenRecord } from '../list/use-open-record.ts';
import { useRecordDeletion } from '../list/use-record-deletion.tsx';
import { trpc } from '../trpc.ts';
import { PostForm } from './PostForm.tsx';

const sorts = ['title', 'publishedAt', 'updatedAt', 'viewCount'] as const;

const stateNames = { draft: 'Drafts', scheduled: 'Scheduled', published: 'Published' };

export function BlogScreen() {
  const [state, change] = useListState();
  const utils = trpc.useUtils();
  const chosen = postState.safeParse(state.filter('state')).data;
  const answer = trpc.post.manage.useQuery(
    { ...listInput(state, sorts), state: chosen, featured: flagFilter(state, 'featured') },
    { placeholderData: keepPreviousData },
  );
  const refresh = () => utils.post.invalidate();
  const open = useOpenRecord();
  const stored = trpc.post.forEditing.useQuery({ id: open.id ?? 0 }, alwaysFetch(open.id));
  const removeMany = trpc.post.removeMany.useMutation();
  const setPublished = useMutationWithToast(trpc.post.setPublished.useMutation(), 'Failed to update status', refresh);
  const setFeatured = useMutationWithToast(trpc.post.setFeatured.useMutation(), 'Failed to update status', refresh);
  const removal = useRecordDeletion({
    kind: 'post',
    word: 'blog post',
    many: 'blog posts',
    remove: (ids) => removeMany.mutateAsync({ ids }),
    onChanged: refresh,
  });

  return (
    <>
      <ListScreen<PostRow>
        title="Blog Posts"
        words={['blog post', 'blog posts']}
        failure="Failed to fetch blog posts"
        answer={answer}
        state={state}
        onChange={change}
        isFiltered={Boolean(chosen || state.filter('featured'))}
        nameOf={({ title }) => title}
        add={<Button onClick={open.add}>Add blog post</Button>}
        filters={
          <>
            <Select
              aria-label="State"
              placeholder="State"
              data={postState.options.map((value) => ({ value, label: stateNames[value] }))}
              value={chosen ?? null}
              onChange={(next) => change({ filter: { state: next ?? undefined } })}
              clearable
              w={170}
            />
            <FlagFilter
              label="Featured"
              words={['Featured', 'Not featured']}
              value={state.filter('featured')}
              onChange={(featured) => change({ filter: { featured } })}
            />
          </>
        }
        columns={[
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
        ]}
        actions={({ id, title }) => (
          <RowActions name={title} onEdit={() => open.edit(id)} onDelete={() => removal.ask([id])} />
        )}
        bulk={[
          { label: 'Publish', run: (ids) => setPublished({ ids, published: true }) },
          { label: 'Unpublish', run: (ids) => setPublished({ ids, published: false }) },
          { label: 'Feature', run: (ids) => setFeatured({ ids, featured: true }) },
          { label: 'Unfeature', run: (ids) => setFeatured({ ids, featured: false }) },
          { label: 'Delete', run: removal.ask, isDestructive: true },
        ]}
        empty={
          <StatusPanel
            title="No blog posts yet"
            text="Write the first one: what a client asked you last week is a good start."
          >
            <Button onClick={open.add}>Add blog post</Button>
          </StatusPanel>
        }
      />
      <RecordFormLoader
        word="blog post"
        open={open}
        answer={stored}
        form={(post) => <PostForm post={post} onSaved={() => void refresh()} onClose={open.close} />}
      />
      {removal.dialog}
    </>
  );
}

function stateOf({ published, publishedAt }: PostRow): keyof typeof stateNames {
  if (!published) return 'draft';
  return publishedAt && publishedAt.getTime() > Date.now() ? 'scheduled' : 'published';
}

function State({ post }: { post: PostRow }) {
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
