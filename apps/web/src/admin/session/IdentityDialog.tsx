import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { SIX_DIGITS } from '@site/schema/factor';
import { type SyntheticEvent, useRef, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { errorsByField } from '../../app/form-issues.ts';
import { showErrorToast } from '../error-messages.ts';
import { Dialog } from '../form/dialogs/Dialog.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { CodeField } from '../login/CodeField.tsx';
import { trpc } from '../trpc-react.ts';
import type { Question } from './confirmation.ts';
import { signWithPasskey } from './passkeys.ts';
import { useSession } from './session.ts';

/** Asks for the password, with a code if a second factor is set, or for a passkey. */
export function IdentityDialog({ secondFactor, answer }: Question) {
  const { username } = useSession();
  const confirmation = trpc.account.confirm.useMutation();
  const options = trpc.account.passkeyOptions.useMutation();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function confirm(proof: Parameters<typeof confirmation.mutateAsync>[0]) {
    if (confirmation.isPending) return;
    try {
      await confirmation.mutateAsync(proof);
      answer(true);
    } catch (error) {
      const found = errorsByField(readApiError(error).issues);
      setErrors(found);
      const [first] = Object.keys(found);
      if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.select();
      else showErrorToast(error);
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = event.currentTarget.querySelector<HTMLInputElement>('[name="code"]');
    if (code?.validity.patternMismatch) {
      setErrors({ code: SIX_DIGITS });
      return code.select();
    }
    void confirm(Object.fromEntries(new FormData(event.currentTarget)) as { currentPassword: string; code?: string });
  }

  async function usePasskey() {
    try {
      const passkey = await signWithPasskey(await options.mutateAsync());
      if (passkey) await confirm({ passkey });
    } catch (error) {
      showErrorToast(error);
    }
  }

  return (
    <Dialog title="Confirm that it is you" onClose={() => answer(false)} size={440} above="forms" centered>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap={18}>
          <p>This gives access to your data or your account. You are not asked again for 10 minutes.</p>
          {secondFactor.includes('passkey') && (
            <Button variant="default" onClick={() => void usePasskey()}>
              Use your passkey
            </Button>
          )}
          {/* Names the account for the browser's password manager. Without a name, it is not sent. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <PasswordInput
            name="currentPassword"
            label="Current password"
            required
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': 'Show the current password', tabIndex: 0 }}
            error={errors.currentPassword}
          />
          {secondFactor.length > 0 && (
            <CodeField kinds={secondFactor} error={errors.code} onSwitch={() => setErrors({})} />
          )}
          <Group justify="end" gap={12} wrap="nowrap">
            <Button variant="default" onClick={() => answer(false)}>
              Cancel
            </Button>
            <SubmitButton isBusy={confirmation.isPending}>Confirm</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
