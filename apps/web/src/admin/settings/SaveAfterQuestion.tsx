import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../run-with-toast.ts';

type Props = {
  isReady: boolean;
  question: { title: string; text: string; isHarmless?: boolean };
  save: () => Promise<unknown>;
  /** The title of the toast. */
  success: string;
  refresh: () => Promise<unknown>;
};

/** A button that saves a setting once a question is answered. */
export function SaveAfterQuestion({ isReady, question, save, success, refresh }: Props) {
  const [isAsking, setAsking] = useState(false);

  function onConfirm() {
    setAsking(false);
    void runWithToast(save, { success, refresh });
  }

  return (
    <>
      <Button variant="default" disabled={!isReady} onClick={() => setAsking(true)}>
        Save
      </Button>
      {isAsking && (
        <ConfirmDialog {...question} confirm="Save" onCancel={() => setAsking(false)} onConfirm={onConfirm} />
      )}
    </>
  );
}
