import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import type { Factor } from './FactorList.tsx';
import { NameDialog } from './NameDialog.tsx';

type Props = {
  dialog: 'rename' | 'remove';
  factor: Factor;
  isOnly: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Renames or removes an app or a passkey. */
export function FactorDialog({ dialog, factor: { id, name }, isOnly, onClose, onChanged }: Props) {
  const { client } = trpc.useUtils();

  async function rename(newName: string) {
    await client.factor.rename.mutate({ id, name: newName });
    onClose();
    void onChanged();
  }

  function remove() {
    onClose();
    const run = () => client.factor.remove.mutate({ id });
    void runWithToast(run, { success: 'Removed', failure: 'Failed to remove', refresh: onChanged });
  }

  if (dialog === 'rename') {
    return <NameDialog title={`Rename ${name}`} name={name} confirm="Rename" onName={rename} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      text={
        isOnly
          ? 'It is the only second step. Without it, the password alone opens the admin.'
          : 'It can no longer be used for the login.'
      }
      confirm="Remove"
      onCancel={onClose}
      onConfirm={remove}
    />
  );
}
