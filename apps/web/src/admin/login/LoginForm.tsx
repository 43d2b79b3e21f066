import { PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type LoginInput, loginInput } from '@site/schema/account';
import { type SyntheticEvent, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { validateWith } from '../form/validate.ts';
import { trpc } from '../trpc-react.ts';
import classes from './LoginForm.module.css';

type Props = { username?: string; onLogin: (token: string) => void };

const validate = validateWith(loginInput);

export function LoginForm({ username = '', onLogin }: Props) {
  const login = trpc.account.login.useMutation();
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isHydrated = useMounted();

  // Uncontrolled fields: what was typed or filled in by the browser before hydration counts as well.
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (login.isPending) return;
    const values = Object.fromEntries(new FormData(event.currentTarget)) as LoginInput;
    const found = validate(values);
    setErrors(found);
    setFailure(undefined);
    const [first] = Object.keys(found);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    login.mutate(values, {
      onSuccess: ({ sessionId }) => onLogin(sessionId),
      onError: (error) => {
        const message = readApiError(error).message ?? 'The server cannot be reached. Please try again in a moment.';
        setFailure(message);
        showToast({ title: 'Login Failed', message, variant: 'destructive' });
      },
    });
  }

  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={18}>
        <TextInput
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
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
        />
        {failure && (
          <p role="alert" className={classes.failure}>
            {failure}
          </p>
        )}
        <SubmitButton isBusy={login.isPending} disabled={!isHydrated}>
          Login
        </SubmitButton>
        <noscript>The administration needs JavaScript.</noscript>
      </Stack>
    </form>
  );
}
