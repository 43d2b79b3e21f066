import { z } from 'zod';
import { id, text } from '../fields/fields.ts';

/*
 * Second factors of the administrator, and the codes that replace a lost one.
 */

export const factorKinds = ['totp', 'passkey'] as const;

export const factor = z.object({
  id: z.int(),
  userId: z.int(),
  kind: z.enum(factorKinds),
  name: z.string(),
  /** The base32 secret of an authenticator app, or the public key of a passkey in base64url. */
  secret: z.string(),
  /** The id that the authenticator gave the passkey, and the host for which it works; null for an app. */
  credentialId: z.string().nullable(),
  rpId: z.string().nullable(),
  /** The id by which the authenticator knows the account; null for an app, and for passkeys of version 1.0. */
  userHandle: z.string().nullable(),
  /** The time step of the last accepted code, or the signature counter of a passkey. */
  counter: z.int(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});

export const recoveryCode = z.object({
  id: z.int(),
  userId: z.int(),
  hash: z.string(),
  usedAt: z.date().nullable(),
});

/** What can be asked for after the password. Recovery codes are accepted whenever a factor is set. */
export type SecondFactor = (typeof factorKinds)[number] | 'recovery';

export const CODE_NEEDED = 'Enter the code from your authenticator app';
export const RECOVERY_CODE_LENGTH = 10;

const typedCode = z
  .string({ error: CODE_NEEDED })
  .max(40, 'This code is too long')
  .transform((value) => value.replace(/[\s-]/g, '').toLowerCase());

/** A code of an authenticator app or a recovery code. Spaces and hyphens are ignored. */
export const code = typedCode.refine((value) => value !== '', CODE_NEEDED);

/** Clients send an empty field, or null, as long as no code is needed. */
export const optionalCode = typedCode.nullish().transform((value) => value || undefined);

export const SIX_DIGITS = 'Enter the 6 digits that the app shows';
export const isTotpCode = (value: string) => /^\d{6}$/.test(value);

const INVALID_PASSKEY = 'The response of the passkey is not valid';
const encoded = z
  .string({ error: INVALID_PASSKEY })
  .max(20_000, INVALID_PASSKEY)
  .regex(/^[\w-]*$/, INVALID_PASSKEY);
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key', { error: INVALID_PASSKEY }) };

/** The response of a browser to `navigator.credentials.get`, as JSON. */
export const passkeyResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});

const factorName = z.object({
  name: text('Name', {
    max: 60,
    trim: true,
    oneLine: true,
    tooShort: 'Give it a name, so that you recognise it later',
  }),
});

const INVALID_SECRET = 'The secret is not valid. Please start again.';

export const totpInput = factorName.extend({
  secret: z.string({ error: INVALID_SECRET }).regex(/^[A-Z2-7]{32}$/, INVALID_SECRET),
  code: code.refine(isTotpCode, SIX_DIGITS),
});

export const passkeyInput = factorName.extend({
  passkey: z.object({
    ...credential,
    response: z.object({ clientDataJSON: encoded, attestationObject: encoded }),
  }),
});

export const factorRef = z.object({ id: id('Invalid factor ID') });
export const factorRename = factorName.extend(factorRef.shape);

export type Factor = z.infer<typeof factor>;
export type RecoveryCode = z.infer<typeof recoveryCode>;
export type PasskeyResponse = z.infer<typeof passkeyResponse>;
