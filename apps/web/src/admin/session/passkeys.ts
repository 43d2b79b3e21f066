import { showToast } from '../../ui/toast/toasts.ts';
import type { Outputs } from '../trpc-react.ts';

/*
 * Passkeys in the browser. The library is loaded on first use.
 */

/** Signs a challenge; undefined if the browser used no passkey, which is reported. */
export async function signWithPasskey(optionsJSON: Outputs['account']['passkeyOptions']) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON }).then(rememberPasskey, reportUnused);
}

/** Creates a passkey; undefined if the browser created none, which is reported. */
export async function createPasskey(optionsJSON: Outputs['factor']['newPasskey']) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON }).then(rememberPasskey, reportUnused);
}

const KEY = 'adminPasskey';

/** Whether a passkey was used in this browser, so that the login offers it. */
export const usesPasskey = () => localStorage.getItem(KEY) !== null;

function rememberPasskey<Response>(response: Response): Response {
  localStorage.setItem(KEY, 'used');
  return response;
}

/** Browsers give no reason, because sites must not learn which passkeys exist. */
function reportUnused(): undefined {
  showToast({
    title: 'No passkey was used',
    message: 'The browser stopped or found none. Please try again.',
    variant: 'destructive',
  });
}
