import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { passwordConfirmation } from '@site/schema/account';
import { type SyntheticEvent, useRef, useState } from 'react';
import { readApiError } from '../../../app/api-error.ts';
import { errorsByField } from '../../../app/form-issues.ts';
import { showErrorToast } from '../../error-messages.ts';
import { useSession } from '../../session/session.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { validateWith } from '../validate.ts';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  text?: string;
  confirm: string;
  /** `danger` if data is deleted. */
  variant?: 'danger';
  /** Makes the change, and closes the dialog after it. A refused password is shown at its field, other errors in a toast. */
  onConfirm: (password: { currentPassword: string }) => Promise<unknown>;
  onCancel: () => void;
};

const validate = validateWith(passwordConfirmation);

/** Asks for the password before a change to the calendar address or a webhook, which give access to data without a login. */
export function PasswordDialog({ title, text, confirm, onConfirm, onCancel, ...variant }: Props) {
  const { username } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const [currentPassword, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function refuse(message: string | undefined) {
    setError(message);
    field.current?.focus();
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    const missing = validate({ currentPassword }).currentPassword;
    if (missing) return refuse(missing);
    setBusy(true);
    try {
      await onConfirm({ currentPassword });
    } catch (thrown) {
      const refused = errorsByField(readApiError(thrown).issues).currentPassword;
      refuse(refused);
      if (!refused) showErrorToast(thrown);
    }
    setBusy(false);
  }

  return (
    <Dialog title={title} onClose={onCancel} size={440} above="forms" centered>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={18}>
          {text && <p>{text}</p>}
          {/* Tells the browser's password manager which account this is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordInput
            ref={field}
            label="Current password"
            required
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': 'Show the current password', tabIndex: 0 }}
            value={currentPassword}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={error}
          />
          <Group justify="end" gap={12} wrap="nowrap">
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            <SubmitButton isBusy={isBusy} {...variant}>
              {confirm}
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
