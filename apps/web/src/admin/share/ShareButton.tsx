import { Button } from '@mantine/core';
import type { PreviewInput } from '@site/schema/version';
import { useState } from 'react';
import { trpc } from '../trpc-react.ts';
import { ShareDialog } from './ShareDialog.tsx';

type Props = {
  draft: PreviewInput;
  edit: {
    isDirty: boolean;
    /** Saves what is typed; resolves with the key of the working copy. */
    workingCopy?: { save: () => Promise<string> } | undefined;
  };
};

/** Opens the links to previews of the content that a form edits. */
export function ShareButton({ draft: { kind, key, content }, edit }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [savedKey, setSavedKey] = useState<string>();
  const save = trpc.version.save.useMutation();
  const shownKey = key ?? savedKey;

  /** A link shows what is stored on the server, so what is typed is stored first. */
  async function saveDraft(): Promise<string> {
    if (shownKey !== undefined && !edit.isDirty) return shownKey;
    const stored = edit.workingCopy
      ? await edit.workingCopy.save()
      : (await save.mutateAsync({ kind, key: shownKey, content })).key;
    setSavedKey(stored);
    return stored;
  }

  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        Share draft
      </Button>
      {isOpen && <ShareDialog kind={kind} id={shownKey} saveDraft={saveDraft} onClose={() => setOpen(false)} />}
    </>
  );
}
