import { createHash, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { findPasskey, useFactor } from '@site/db/factor';
import type { Db } from '@site/db/tables';
import type { Factor, PasskeyResponse } from '@site/schema/factor';
import type { Config } from '../config.ts';
import { publicError } from '../errors.ts';
import { redeemSingleUse, storeSingleUse } from './single-use.ts';

/*
 * Passkeys (WebAuthn). Each one proves two factors, because the authenticator has to check a PIN or a fingerprint.
 */

const CHALLENGE_MS = 5 * 60_000;
/** Counters have 32 bits, the column one bit less. */
const MAX_COUNTER = 2 ** 31 - 1;
/** Ed25519, ES256 and RS256. The library would also try algorithms for which Node prints a warning. */
const ALGORITHMS = [-8, -7, -257];

const NO_PASSKEYS = 'Passkeys need a site with a domain name and https. Check PUBLIC_URL.';

/** Loaded on first use: the library takes 24 MB of memory. */
const loadWebauthn = () => import('@simplewebauthn/server');

type Request = { db: Db; config: Pick<Config, 'publicUrl'>; now: () => Date };

/** The host for which passkeys of this site work. Browsers allow none for an IP address or without https. */
export function passkeyHost(publicUrl: string): string | undefined {
  const { hostname, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !isIP(hostname.replace(/^\[|\]$/g, '')) ? hostname : undefined;
}

export function requirePasskeyHost({ config }: Pick<Request, 'config'>): string {
  const host = passkeyHost(config.publicUrl);
  if (host === undefined) throw publicError('BAD_REQUEST', NO_PASSKEYS);
  return host;
}

type Account = { host: string; siteName: string; username: string; existing: readonly Factor[] };

export async function passkeyCreation(ctx: Request, { host, siteName, username, existing }: Account) {
  const { generateRegistrationOptions } = await loadWebauthn();
  const challenge = randomBytes(32);
  const options = await generateRegistrationOptions({
    challenge,
    userID: new Uint8Array(handleOf(challenge.toString('base64url'))),
    rpID: host,
    rpName: siteName,
    userName: username,
    excludeCredentials: existing.flatMap(({ credentialId: id }) => (id === null ? [] : [{ id }])),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(ctx, options.challenge);
  return options;
}

export async function passkeyRequest(ctx: Request, host: string) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
  await storeChallenge(ctx, options.challenge);
  return options;
}

/** The verified columns of a new passkey; undefined if the response is not the one to a challenge of this site. */
export async function verifyNewPasskey(
  ctx: Request,
  host: string,
  response: Omit<RegistrationResponseJSON, 'clientExtensionResults'>,
) {
  const expectedChallenge = await redeemChallenge(ctx, response.response.clientDataJSON);
  if (expectedChallenge === undefined) return undefined;
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: ctx.config.publicUrl,
    expectedRPID: host,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused);
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    kind: 'passkey' as const,
    credentialId: id,
    rpId: host,
    secret: Buffer.from(publicKey).toString('base64url'),
    counter: Math.min(counter, MAX_COUNTER),
    userHandle: handleOf(expectedChallenge).toString('base64url'),
  };
}

/**
 * The id by which an authenticator knows the account of a new passkey. It follows from the challenge, because the
 * response to the challenge does not contain it.
 */
const handleOf = (challenge: string) => createHash('sha256').update(challenge).digest();

/** The passkey that signed a challenge of this site, which is recorded as used; undefined if the response is refused. */
export async function usePasskey(ctx: Request, host: string, response: PasskeyResponse): Promise<Factor | undefined> {
  const expectedChallenge = await redeemChallenge(ctx, response.response.clientDataJSON);
  const passkey = await findPasskey(ctx.db, response.id);
  if (expectedChallenge === undefined || !passkey) return undefined;
  const { userHandle, ...signed } = response.response;
  if (userHandle && passkey.userHandle !== null && userHandle !== passkey.userHandle) return undefined;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: { ...signed, ...(userHandle && { userHandle }) }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: ctx.config.publicUrl,
    expectedRPID: host,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(passkey.secret, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refused);
  if (!verified || !authenticationInfo) return undefined;
  const counter = Math.min(authenticationInfo.newCounter, MAX_COUNTER);
  return (await useFactor(ctx.db, passkey.id, counter, ctx.now())) ? passkey : undefined;
}

/** The library throws for each reason to refuse a response. */
const refused = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined });

const storeChallenge = ({ db, now }: Request, challenge: string) =>
  storeSingleUse(db, 'challenge', challenge, now(), CHALLENGE_MS);

/**
 * Reads the challenge of a passkey response and deletes it, so that a response cannot be replayed. Returns undefined for
 * an unknown or expired challenge, and for a response from a cross-origin iframe.
 */
async function redeemChallenge({ db, now }: Request, clientDataJSON: string): Promise<string | undefined> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === undefined || !(await redeemSingleUse(db, 'challenge', challenge, now()))) return undefined;
  return challenge;
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const sent = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
      crossOrigin?: unknown;
    } | null;
    if (sent?.crossOrigin) return undefined;
    return typeof sent?.challenge === 'string' && /^[\w-]+$/.test(sent.challenge) ? sent.challenge : undefined;
  } catch {
    return undefined;
  }
}
