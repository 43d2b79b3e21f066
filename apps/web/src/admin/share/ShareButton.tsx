import { Button } from '@mantine/core';
import type { VersionKind } from '@site/schema/version';
import { useState } from 'react';
import type { WorkingCopy } from '../form/use-working-copy.ts';
import { ShareDialog } from './ShareDialog.tsx';

type Props = { kind: VersionKind; edit: { isDirty: boolean; workingCopy: WorkingCopy | undefined } };

/** Opens the links to previews of the content that a form edits. */
export function ShareButton({ kind, edit: { isDirty, workingCopy } }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!workingCopy) return null;
  const { key, save } = workingCopy;
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        Share draft
      </Button>
      {isOpen && (
        <ShareDialog
          kind={kind}
          id={key}
          // A link shows what is stored on the server, so what is typed is stored first.
          saveDraft={async () => (key !== undefined && !isDirty ? key : save())}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
