import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  /** The names of the records that the question is about. */
  subjects?: readonly string[];
  text?: string;
  /** What can be chosen before. */
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  /** The action loses no data. */
  isHarmless?: boolean;
  /** Another answer, below the two. */
  other?: { label: string; run: () => void };
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done, most often before something is lost. The Cancel button has the focus. */
export function ConfirmDialog(props: Props) {
  const { title, subjects = [], text, children, confirm, cancel = 'Cancel', isHarmless } = props;
  const { other, onConfirm, onCancel } = props;
  return (
    <Dialog title={title} onClose={onCancel} size={440} above="forms" centered>
      <Subjects names={subjects} />
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
      {other && (
        <Button fullWidth mt={12} onClick={other.run}>
          {other.label}
        </Button>
      )}
    </Dialog>
  );
}

const MAX_NAMED = 5;

function Subjects({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const rest = names.length - MAX_NAMED;
  return (
    <ul className={classes.subjects}>
      {names.slice(0, MAX_NAMED).map((name, index) => (
        <li key={index}>{name}</li>
      ))}
      {rest > 0 && <li className={classes.rest}>{`and ${rest} more`}</li>}
    </ul>
  );
}
