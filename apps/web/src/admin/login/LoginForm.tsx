import { PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type LoginInput, loginInput } from '@site/schema/account';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { validateWith } from '../form/validate.ts';
import { trpc } from '../trpc-react.ts';

type Props = {
  username?: string;
  /** Focuses the first field unless something else has the focus. A dialog does this itself. */
  takesFocus?: boolean;
  onLogin: (token: string) => void;
};

const validate = validateWith(loginInput);

export function LoginForm({ username = '', takesFocus = false, onLogin }: Props) {
  const login = trpc.account.login.useMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isHydrated = useMounted();
  const firstField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { activeElement } = document;
    // An element that was focused before hydration keeps the focus; after a logout the heading would get it.
    if (takesFocus && (!activeElement || activeElement === document.body)) firstField.current?.focus();
  }, [takesFocus]);

  // Uncontrolled fields keep the values that were typed or autofilled before hydration.
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (login.isPending) return;
    const values = Object.fromEntries(new FormData(event.currentTarget)) as LoginInput;
    const found = validate(values);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    login.mutate(values, {
      onSuccess: ({ sessionId }) => onLogin(sessionId),
      onError: (error) => {
        const message = readApiError(error).message ?? 'No connection to the server. Please try again in a moment.';
        showToast({ title: 'Login Failed', message, variant: 'destructive' });
      },
    });
  }

  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={18}>
        <TextInput
          ref={firstField}
          name="username"
          defaultValue={username}
          error={errors.username}
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus={username === '' || undefined}
        />
        <PasswordInput
          name="password"
          error={errors.password}
          label="Password"
          autoComplete="current-password"
          data-autofocus={username !== '' || undefined}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
        />
        <SubmitButton isBusy={login.isPending} disabled={!isHydrated}>
          Login
        </SubmitButton>
        <noscript>The administration needs JavaScript.</noscript>
      </Stack>
    </form>
  );
}
