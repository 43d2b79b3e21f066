import type { MediaItem } from '@site/schema/media';
import { showToast } from '../../../../ui/toast/toasts.ts';
import { runWithToast } from '../../../run-with-toast.ts';
import { trpc } from '../../../trpc-react.ts';
import { useRefreshMedia } from '../use-refresh-media.ts';

/** Replaces a file by another wherever it is used. The toast shows the number of uses and offers an undo. */
export function useMediaReplacement(media: Pick<MediaItem, 'id' | 'name' | 'alt'>) {
  const replacement = trpc.media.replace.useMutation();
  const restoration = trpc.trash.restore.useMutation();
  const refresh = useRefreshMedia();
  const { id } = media;

  /** The undo: replacing the other file by the old one moves the other one to the trash, so it is restored. */
  const undo = (by: number) =>
    runWithToast(
      async () => {
        await restoration.mutateAsync({ kind: 'media', recordId: id });
        await replacement.mutateAsync({ id: by, by: id });
        await restoration.mutateAsync({ kind: 'media', recordId: by });
      },
      { success: `${media.name} is shown again`, failure: 'Failed to undo', refresh },
    );

  /** A picture without an alternative text gets that of the old one, which may not describe it. */
  return function replaceBy(
    { id: by, name, alt }: Pick<MediaItem, 'id' | 'name' | 'alt'>,
    onReplaced: (takesText: boolean) => void,
  ) {
    if (by === id) return showToast({ title: 'This is the same file', variant: 'destructive' });
    const replace = async () => {
      const { changed, wasUsed } = await replacement.mutateAsync({ id, by });
      const takesText = !alt && Boolean(media.alt);
      onReplaced(takesText);
      showToast({
        title: `Replaced in ${changed} ${changed === 1 ? 'place' : 'places'}`,
        message: [
          `${name} is shown now. ${media.name} is in the trash.`,
          ...(takesText ? ['Does the alternative text still say what it shows?'] : []),
        ].join(' '),
        // If the other file was in use before, the undo would replace it there too.
        ...(!wasUsed && { undo: () => void undo(by) }),
      });
    };
    void runWithToast(replace, { refresh });
  };
}
