import type { BulkAction } from '../../list/BulkActions.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import { useRefreshMedia } from './use-refresh-media.ts';

/** The action that moves the selected files to an existing folder. A new one is made by typing its name in a file. */
export function useMoveToFolder<Row>(): BulkAction<Row> {
  const { data: folders = [] } = trpc.media.folders.useQuery();
  const { mutateAsync } = trpc.media.moveMany.useMutation();
  const refresh = useRefreshMedia();
  return {
    label: 'Move to folder',
    choices: [...folders, NONE].map((value) => ({ value, label: value || 'No folder' })),
    run: (ids, _, folder) =>
      void runWithToast(() => mutateAsync({ ids, folder: folder || null }), {
        success: folder ? `Moved to ${folder}` : 'Moved out of the folder',
        failure: 'Failed to move',
        refresh,
      }),
  };
}

const NONE = '';
