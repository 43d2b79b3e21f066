import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  /** The name of the record that the question is about. */
  subject?: string;
  text?: string;
  /** What can be chosen before. */
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  /** Nothing is lost. */
  isHarmless?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done, most often before something is lost. The Cancel button has the focus. */
export function ConfirmDialog(props: Props) {
  const { title, subject, text, children, confirm, cancel = 'Cancel', isHarmless, onConfirm, onCancel } = props;
  return (
    <Dialog title={title} onClose={onCancel} size={440} above="forms" centered>
      {subject && <p style={{ marginBottom: 8, fontWeight: 700, overflowWrap: 'anywhere' }}>{subject}</p>}
      {text && <p style={{ marginBottom: 20 }}>{text}</p>}
      {children}
      <Group justify="end" gap={12} wrap="nowrap">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancel}
        </Button>
        <Button {...(!isHarmless && { variant: 'danger' })} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
