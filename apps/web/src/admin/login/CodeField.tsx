import { Button, TextInput } from '@mantine/core';
import type { SecondFactor } from '@site/schema/factor';
import { type Ref, useState } from 'react';

type Props = {
  ref?: Ref<HTMLInputElement>;
  kinds: readonly SecondFactor[];
  error: string | undefined /** Clears the error. */;
  onSwitch: () => void;
};

/** The field `code` of a form: a code of an authenticator app, or a recovery code. */
export function CodeField({ ref, kinds, error, onSwitch }: Props) {
  const hasApp = kinds.includes('totp');
  const [isRecovery, setRecovery] = useState(!hasApp);
  function switchKind() {
    setRecovery(!isRecovery);
    onSwitch();
  }

  return (
    <div>
      <TextInput
        // Another field, because browsers keep the keyboard of a focused one.
        key={String(isRecovery)}
        ref={ref}
        name="code"
        label={isRecovery ? 'Recovery code' : 'Code from your authenticator app'}
        error={error}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        pattern={isRecovery ? undefined : '\\s*(\\d[\\s\\-]*){6}'}
        data-autofocus
      />
      {hasApp && (
        <Button variant="subtle" size="xs" mt={4} onClick={switchKind}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
      )}
    </div>
  );
}
