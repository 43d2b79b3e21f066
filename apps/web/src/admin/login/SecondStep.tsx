import { Button, Group, Stack } from '@mantine/core';
import { type SecondFactor, SIX_DIGITS } from '@site/schema/factor';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { CodeField } from './CodeField.tsx';

type Props = {
  username: string;
  kinds: readonly SecondFactor[];
  isBusy: boolean;
  error: string | undefined;
  onClearError: () => void;
  onCode: (code: string) => void;
  onPasskey: () => void;
  onBack: () => void;
};

/** The second step of the login, after the password. */
export function SecondStep({ username, kinds, isBusy, error, onClearError, onCode, onPasskey, onBack }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState<string>();

  useEffect(() => field.current?.focus(), []);
  // A refused code is selected, so that the next one replaces it.
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { code } = Object.fromEntries(new FormData(event.currentTarget)) as { code: string };
    const fault =
      code.trim() === '' ? 'Enter the code' : field.current?.validity.patternMismatch ? SIX_DIGITS : undefined;
    setInvalid(fault);
    if (fault) field.current?.select();
    else onCode(code);
  }

  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={18}>
        {/* Names the account for the browser's password manager. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <p>{`The password of ${username} is right. One more step:`}</p>
        {kinds.includes('passkey') && (
          <Button variant="default" onClick={onPasskey}>
            Use your passkey
          </Button>
        )}
        <CodeField
          ref={field}
          kinds={kinds}
          error={invalid ?? error}
          onSwitch={() => {
            setInvalid(undefined);
            onClearError();
          }}
        />
        <SubmitButton isBusy={isBusy}>Login</SubmitButton>
        <Group>
          <Button variant="subtle" onClick={onBack}>
            Back
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
