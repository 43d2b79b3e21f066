import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  text?: string;
  /** What can be chosen before. */
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is lost. The Cancel button has the focus. */
export function ConfirmDialog({ title, text, children, confirm, cancel = 'Cancel', onConfirm, onCancel }: Props) {
  return (
    <Dialog title={title} onClose={onCancel} size={440} above="forms" centered>
      {text && <p style={{ marginBottom: 20 }}>{text}</p>}
      {children}
      <Group justify="end" gap={12} wrap="nowrap">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancel}
        </Button>
        <Button onClick={onConfirm}>{confirm}</Button>
      </Group>
    </Dialog>
  );
}
