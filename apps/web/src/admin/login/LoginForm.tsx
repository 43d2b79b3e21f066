import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type LoginInput, loginInput } from '@site/schema/account';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { validateWith } from '../form/validate.ts';
import { usesPasskey } from '../session/passkeys.ts';
import { SecondStep } from './SecondStep.tsx';
import { useLogin } from './use-login.ts';

type Props = {
  username?: string;
  /** Focuses the first field unless something else has the focus. A dialog does this itself. */
  takesFocus?: boolean;
  onLogin: (token: string) => void;
};

const validate = validateWith(loginInput);

export function LoginForm({ username = '', takesFocus = false, onLogin }: Props) {
  const { second, isBusy, logIn, logInWithPasskey, startOver } = useLogin(onLogin);
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
    if (isBusy) return;
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

  if (second) {
    return <SecondStep {...second} isBusy={isBusy} onPasskey={() => void logInWithPasskey()} onBack={startOver} />;
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
        <SubmitButton isBusy={isBusy} disabled={!isHydrated}>
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
