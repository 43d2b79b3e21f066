import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordChange } from '@site/schema/account';
import { useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { errorsByField } from '../../app/form-issues.ts';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { showErrorToast } from '../error-messages.ts';
import { focusFirstField } from '../form/form-fields.ts';
import { notSavedToast } from '../form/not-saved-toast.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { saveOnHotkey } from '../form/save-on-hotkey.ts';
import { validateWith } from '../form/validate.ts';
import { useSession } from '../session/session.ts';
import { trpc } from '../trpc-react.ts';
import { SettingsBlock } from './SettingsBlock.tsx';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSettings() {
  const change = trpc.account.changePassword.useMutation();
  const utils = trpc.useUtils();
  const { username } = useSession();
  const [root, setRoot] = useState<HTMLFormElement | null>(null);
  const form = useForm({ initialValues: empty, validate: validateWith(passwordChange) });

  const send = form.onSubmit(submit, (errors) => {
    const focusFirst = () => focusFirstField(root, Object.keys(errors));
    showToast(notSavedToast(root, errors, focusFirst));
    focusFirst();
  });

  function submit(values: typeof empty) {
    if (change.isPending) return;
    change.mutate(values, {
      onSuccess: ({ message }) => {
        form.reset();
        showToast({ title: 'Success!', message: message || 'Password changed successfully' });
        void utils.account.sessions.invalidate();
      },
      onError: (error) => {
        const { message = 'Failed to change password', issues } = readApiError(error);
        const errors = errorsByField(issues);
        form.setErrors(errors);
        focusFirstField(root, Object.keys(errors));
        showErrorToast(error, message);
      },
    });
  }

  const field = (name: keyof typeof empty) => ({ ...form.getInputProps(name), 'data-field': name });
  const toggle = (name: string) => ({ visibilityToggleButtonProps: { 'aria-label': `Show the ${name}`, tabIndex: 0 } });
  return (
    <SettingsBlock
      id="password"
      text="At least 8 characters with an uppercase and a lowercase letter, a number and one of @$!%*?&. It ends every other session."
    >
      <form ref={setRoot} onSubmit={send} onKeyDown={saveOnHotkey(() => send())} noValidate>
        <Stack gap={18}>
          {/* Names the account for the browser's password manager. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordInput
            label="Current password"
            required
            autoComplete="current-password"
            {...toggle('current password')}
            {...field('currentPassword')}
          />
          <PasswordInput
            label="New password"
            required
            autoComplete="new-password"
            {...toggle('new password')}
            {...field('newPassword')}
          />
          <PasswordInput
            label="Confirm new password"
            required
            autoComplete="new-password"
            {...toggle('repeated password')}
            {...field('confirmPassword')}
          />
          <Group>
            <SubmitButton isBusy={change.isPending}>Change password</SubmitButton>
          </Group>
        </Stack>
      </form>
      {change.isSuccess && <OtherWays />}
    </SettingsBlock>
  );
}

/** Access that somebody who knew the old password would keep. */
const OtherWays = () => (
  <>
    <p>
      The password is changed. If somebody else knew the old one, change the address of the calendar too, and check
      which other services are notified about leads.
    </p>
    <Group gap={12}>
      <Button component={RouterLink} variant="default" to={{ hash: 'calendar-feed' }}>
        Change the address of the calendar
      </Button>
      <Button component={RouterLink} variant="default" to={{ hash: 'webhooks' }}>
        Review the notified services
      </Button>
    </Group>
  </>
);
