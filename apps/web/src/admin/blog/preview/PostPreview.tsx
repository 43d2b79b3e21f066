import type { PostInput } from '@site/schema/post';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../error-messages.ts';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { PreviewFrame } from '../../preview/PreviewFrame.tsx';
import { trpc } from '../../trpc-react.ts';
import classes from './PostPreview.module.css';

type Props = { post: PostInput; onClose: () => void };

/** Previews the page of an unsaved post. */
export function PostPreview({ post, onClose }: Props) {
  const { client } = trpc.useUtils();
  // Used as a query; the procedure is a mutation only because of the size of its input.
  const { data, error } = useQuery({
    queryKey: ['post preview', post],
    queryFn: ({ signal }) => client.version.preview.mutate({ kind: 'post', content: post }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const status = error ? describeError(error) : data ? '' : 'Loading the page...';
  return (
    <Dialog
      title="Preview"
      note="As visitors would see it. Nothing is saved."
      onClose={onClose}
      size={1360}
      above="forms"
      isForm
    >
      <PreviewFrame title={post.title} html={data?.html} status={status} className={classes.preview} />
    </Dialog>
  );
}
