import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { readApiError } from '../../../app/api-error.ts';
import { errorsByField } from '../../../app/form-issues.ts';
import { showErrorToast } from '../../error-messages.ts';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';

type Props = {
  title: string;
  text?: string;
  name: string;
  confirm: string;
  onName: (name: string) => Promise<void>;
  onClose: () => void;
};

/** A dialog in which the administrator names a new passkey or renames a second factor. */
export function NameDialog({ title, text, name, confirm, onName, onClose }: Props) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await onName((Object.fromEntries(new FormData(event.currentTarget)) as { name: string }).name);
    } catch (thrown) {
      setError(errorsByField(readApiError(thrown).issues).name);
      showErrorToast(thrown);
    }
    setBusy(false);
  }

  return (
    <Dialog title={title} onClose={onClose} size={440} centered>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={18}>
          {text && <p>{text}</p>}
          <TextInput name="name" label="Name" required defaultValue={name} error={error} data-autofocus />
          <Group justify="end" gap={12} wrap="nowrap">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton isBusy={isBusy}>{confirm}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
