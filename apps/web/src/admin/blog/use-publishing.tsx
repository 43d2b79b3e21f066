import { type ReactNode, useState } from 'react';
import type { BulkAction } from '../list/BulkActions.tsx';
import type { Row } from '../list/list-kind.ts';
import { useStatusChange } from '../records/use-status-change.ts';
import { trpc } from '../trpc-react.ts';
import { PublishQuestion } from './PublishQuestion.tsx';
import { hasFutureDate, stateOf } from './publication.ts';

type Post = Row<'post'>;

const isWaiting = (post: Post) => hasFutureDate(post);

const describeWaiting = (posts: Post[]) => (posts.every(isWaiting) ? 'scheduled' : 'published or scheduled');

/** Publishes and unpublishes the selected posts, and asks what happens to dates in the future. */
export function usePublishing(): { actions: BulkAction<Post>[]; question: ReactNode } {
  const [asked, setAsked] = useState<Post[]>();
  const { mutateAsync: setPublished } = trpc.post.setManyPublished.useMutation();
  const { mutateAsync: restore } = trpc.post.restorePublications.useMutation();
  const changeStatus = useStatusChange();

  const undo = (posts: Post[]) =>
    restore({
      posts: posts.map(({ id, published, publishedAt }) => ({
        id,
        published,
        publishedAt: publishedAt?.toISOString() ?? null,
      })),
    });

  function publish(posts: Post[], dates: 'now' | 'keep') {
    setAsked(undefined);
    const isDone = (post: Post) => post.published && (dates === 'keep' || stateOf(post) === 'published');
    const changed = posts.filter((post) => !isDone(post));
    changeStatus({
      rows: changed,
      done: dates === 'keep' && changed.some(isWaiting) ? describeWaiting(changed) : 'published',
      change: (ids) => setPublished({ ids, published: true, dates }),
      undo,
    });
  }

  return {
    actions: [
      { label: 'Publish', run: (_, posts) => (posts.some(isWaiting) ? setAsked(posts) : publish(posts, 'keep')) },
      {
        label: 'Unpublish',
        run: (_, posts) =>
          changeStatus({
            rows: posts.filter(({ published }) => published),
            done: 'unpublished',
            change: (ids) => setPublished({ ids, published: false }),
            undo,
          }),
      },
    ],
    question: asked && (
      <PublishQuestion
        posts={asked.filter(isWaiting)}
        others={asked.filter((post) => !isWaiting(post) && !post.published).length}
        onPublish={(dates) => publish(asked, dates)}
        onCancel={() => setAsked(undefined)}
      />
    ),
  };
}
