import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type LoginInput, loginInput } from '@site/schema/account';
import type { SecondFactor } from '@site/schema/factor';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { readApiError, readSecondFactor } from '../../app/api-error.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { validateWith } from '../form/validate.ts';
import { signWithPasskey, usesPasskey } from '../session/passkeys.ts';
import { trpc } from '../trpc-react.ts';
import { SecondStep } from './SecondStep.tsx';

type Props = {
  username?: string;
  /** Focuses the first field unless something else has the focus. A dialog does this itself. */
  takesFocus?: boolean;
  onLogin: (token: string) => void;
};

const validate = validateWith(loginInput);

export function LoginForm({ username = '', takesFocus = false, onLogin }: Props) {
  const login = trpc.account.login.useMutation();
  const passkeyOptions = trpc.account.passkeyOptions.useMutation();
  const passkeyLogin = trpc.account.loginWithPasskey.useMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** Set once the password was right and a second step is needed. */
  const [second, setSecond] = useState<{ credentials: LoginInput; kinds: SecondFactor[] }>();
  const [codeError, setCodeError] = useState<string>();
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
    logIn(values);
  }

  function logIn(credentials: LoginInput) {
    setCodeError(undefined);
    login.mutate(credentials, {
      onSuccess: ({ sessionId }) => onLogin(sessionId),
      onError: (error) => {
        const kinds = readSecondFactor(error);
        if (kinds && credentials.code === undefined) return setSecond({ credentials, kinds });
        if (kinds) setCodeError(readApiError(error).message);
        showFailure(error);
      },
    });
  }

  async function logInWithPasskey() {
    try {
      const passkey = await signWithPasskey(await passkeyOptions.mutateAsync());
      if (passkey) onLogin((await passkeyLogin.mutateAsync({ passkey })).sessionId);
    } catch (error) {
      showFailure(error);
    }
  }

  if (second) {
    const { credentials, kinds } = second;
    return (
      <SecondStep
        username={credentials.username}
        kinds={kinds}
        isBusy={login.isPending}
        error={codeError}
        onCode={(code) => logIn({ ...credentials, code })}
        onPasskey={() => void logInWithPasskey()}
        onBack={() => setSecond(undefined)}
      />
    );
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
        {isHydrated && usesPasskey() && (
          <Button variant="default" onClick={() => void logInWithPasskey()}>
            Log in with a passkey
          </Button>
        )}
        <noscript>The administration needs JavaScript.</noscript>
      </Stack>
    </form>
  );
}

function showFailure(error: unknown) {
  const message = readApiError(error).message ?? 'No connection to the server. Please try again in a moment.';
  showToast({ title: 'Login Failed', message, variant: 'destructive' });
}
