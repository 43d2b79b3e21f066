import { Button, Modal } from '@mantine/core';

type Props = {
  title: string;
  text?: string;
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is lost; the way back has the focus. */
export function ConfirmDialog({ title, text, confirm, cancel = 'Cancel', onConfirm, onCancel }: Props) {
  return (
    <Modal opened onClose={onCancel} title={title} withCloseButton={false} size={440} zIndex={300} centered>
      {text && <p style={{ marginBottom: 20 }}>{text}</p>}
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 12 }}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancel}
        </Button>
        <Button onClick={onConfirm}>{confirm}</Button>
      </div>
    </Modal>
  );
}
