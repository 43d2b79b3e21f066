import { Button } from '@mantine/core';
import { useSite } from '../../app/site-facts.ts';
import { Dialog } from '../form/dialogs/Dialog.tsx';
import classes from './PublishQuestion.module.css';
import { formatPublication } from './publication.ts';

type Post = { title: string; publishedAt: Date | null };

type Props = {
  /** The posts with a date in the future. */
  posts: readonly Post[];
  /** The number of other posts that are published with them. */
  others: number;
  onPublish: (dates: 'now' | 'keep') => void;
  onCancel: () => void;
};

/** Asks whether posts with a date in the future are published at once. */
export function PublishQuestion({ posts, others, onPublish, onCancel }: Props) {
  const { zone } = useSite();
  const [first] = posts;
  const text =
    posts.length === 1 && first?.publishedAt
      ? `"${first.title}" has the date ${formatPublication(zone, first.publishedAt)}.`
      : `${posts.length} of these posts have a date in the future.`;
  const rest = others === 1 ? ' The other one is published at once.' : ` The ${others} others are published at once.`;
  return (
    <Dialog title="Publish now, or keep the date?" onClose={onCancel} size={480} above="forms" centered>
      <p style={{ marginBottom: 20 }}>{others > 0 ? text + rest : text}</p>
      <div className={classes.choices}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancel
        </Button>
        <Button variant="default" onClick={() => onPublish('keep')}>
          {posts.length === 1 ? 'Keep the date' : 'Keep the dates'}
        </Button>
        <Button onClick={() => onPublish('now')}>Publish now</Button>
      </div>
    </Dialog>
  );
}
