import { Button, Group } from '@mantine/core';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  text?: string;
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is lost. The Cancel button has the focus. */
export function ConfirmDialog({ title, text, confirm, cancel = 'Cancel', onConfirm, onCancel }: Props) {
  return (
    <Dialog title={title} onClose={onCancel} size={440} above="forms" centered>
      {text && <p style={{ marginBottom: 20 }}>{text}</p>}
      <Group justify="end" gap={12} wrap="nowrap">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancel}
        </Button>
        <Button onClick={onConfirm}>{confirm}</Button>
      </Group>
    </Dialog>
  );
}
