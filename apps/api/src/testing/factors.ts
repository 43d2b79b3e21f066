import type { PasskeyResponse } from '@site/schema/factor';
import WebAuthnEmulator, {
  AuthenticatorEmulator,
  type AuthenticatorParameters,
  PasskeysCredentialsMemoryRepository,
} from 'nid-webauthn-emulator';
import * as OTPAuth from 'otpauth';
import { admin } from './app.ts';
import { testAdmin } from './content.ts';

/*
 * An administrator with second factors: an authenticator app and an emulated passkey.
 */

export const PASSKEY_SITE = 'https://agency.example';

type CreationOptions = Parameters<WebAuthnEmulator['createJSON']>[1];
type RequestOptions = Parameters<WebAuthnEmulator['getJSON']>[1];

export async function testFactors(env: Record<string, string> = {}) {
  const site = await testAdmin({ env: { PUBLIC_URL: PASSKEY_SITE, ...env } });
  const { confirm, deps, send, session } = site;

  /** Calls a mutation over HTTP; returns its result, or the status, the message and other data of its error. */
  async function call<Result = { httpStatus: number; message: string }>(
    path: string,
    input: object = {},
    headers: Record<string, string> = session,
  ): Promise<Result> {
    const { body } = await send('POST', `/trpc/${path}`, input, headers);
    const { result, error } = body as { result?: { data: { json: never } }; error?: { json: CallError } };
    return (error ? { ...error.json.data, message: error.json.message } : result?.data.json) as Result;
  }

  let isConfirmed = false;
  async function confirmOnce() {
    if (!isConfirmed) await confirm();
    isConfirmed = true;
  }

  const logIn = (more: object = {}) => send('POST', '/api/admin/login', { ...admin, ...more });

  /** Sets up an authenticator app and returns its codes, and the recovery codes if it is the first factor. */
  async function addTotp(name = 'Phone') {
    await confirmOnce();
    const { secret } = await call<{ secret: string }>('factor.newTotp');
    const codeNow = () => OTPAuth.TOTP.generate({ secret: OTPAuth.Secret.fromBase32(secret), timestamp: +deps.now() });
    const { recoveryCodes } = await call<{ recoveryCodes: string[] }>('factor.addTotp', {
      name,
      secret,
      code: codeNow(),
    });
    return { codeNow, recoveryCodes };
  }

  const creationOptions = () => call<CreationOptions>('factor.newPasskey');
  const requestOptions = () => call<RequestOptions>('account.passkeyOptions', {}, {});

  async function addPasskey(emulator = newAuthenticator(), name = 'Laptop') {
    await confirmOnce();
    const passkey = emulator.createJSON(PASSKEY_SITE, await creationOptions());
    return { emulator, added: await call('factor.addPasskey', { name, passkey }) };
  }

  const sign = async (emulator: WebAuthnEmulator) =>
    emulator.getJSON(PASSKEY_SITE, await requestOptions()) as unknown as PasskeyResponse;

  return { ...site, call, logIn, addTotp, addPasskey, creationOptions, requestOptions, sign };
}

/** Emulators share their passkeys unless they have a repository of their own. */
export const newAuthenticator = (parameters: Partial<AuthenticatorParameters> = {}) =>
  new WebAuthnEmulator(
    new AuthenticatorEmulator({ credentialsRepository: new PasskeysCredentialsMemoryRepository(), ...parameters }),
  );

type CallError = { message: string; data: { httpStatus: number } };
