import type { LoginInput } from '@site/schema/account';
import type { SecondFactor } from '@site/schema/factor';
import { useState } from 'react';
import { readApiError, readSecondFactor } from '../../app/api-error.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { signWithPasskey } from '../session/passkeys.ts';
import { trpc } from '../trpc-react.ts';

/** The requests of a login, and its second step once the password was right and more is needed. */
export function useLogin(onLogin: (token: string) => void) {
  const login = trpc.account.login.useMutation();
  const passkeyOptions = trpc.account.passkeyOptions.useMutation();
  const passkeyLogin = trpc.account.loginWithPasskey.useMutation();
  const [asked, setAsked] = useState<{ credentials: LoginInput; kinds: SecondFactor[] }>();
  const [error, setError] = useState<string>();

  function logIn(credentials: LoginInput) {
    setError(undefined);
    login.mutate(credentials, {
      onSuccess: ({ sessionId }) => onLogin(sessionId),
      onError: (refusal) => {
        const kinds = readSecondFactor(refusal);
        if (kinds && credentials.code === undefined) return setAsked({ credentials, kinds });
        if (kinds) setError(readApiError(refusal).message);
        showFailure(refusal);
      },
    });
  }

  async function logInWithPasskey() {
    try {
      const passkey = await signWithPasskey(await passkeyOptions.mutateAsync());
      if (passkey) onLogin((await passkeyLogin.mutateAsync({ passkey })).sessionId);
    } catch (refusal) {
      showFailure(refusal);
    }
  }

  const second = asked && {
    username: asked.credentials.username,
    kinds: asked.kinds,
    error,
    onClearError: () => setError(undefined),
    onCode: (code: string) => logIn({ ...asked.credentials, code }),
  };
  return { second, isBusy: login.isPending, logIn, logInWithPasskey, startOver: () => setAsked(undefined) };
}

function showFailure(error: unknown) {
  const message = readApiError(error).message ?? 'No connection to the server. Please try again in a moment.';
  showToast({ title: 'Login Failed', message, variant: 'destructive' });
}
