import { z } from 'zod';
import { id, text } from './fields/fields.ts';
import { optionalCode, passkeyResponse } from './operations/factor.ts';

// Long enough for any passphrase, short enough to hash quickly.
const PASSWORD_MAX = 256;

const filled = (message: string, min = 1) => z.string({ error: message }).min(min, message);
const password = (message: string, min = 1) => filled(message, min).max(PASSWORD_MAX, 'Password too long');

export const loginInput = z.object({
  username: text('Username', { max: 100, tooShort: 'Username is required', tooLong: 'Username too long' }),
  password: password('Password is required'),
  /** Needed once a second factor is set. */
  code: optionalCode,
});

const mixed = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])/s;

export const newPassword = password('Password must be at least 8 characters', 8).regex(
  mixed,
  'Password must contain uppercase, lowercase, number, and special character',
);

export const PASSWORD_NEEDED = 'Current password is required';
const currentPassword = password(PASSWORD_NEEDED);

/** The password may be sent with a change that needs confirmation. With a second factor it is not sufficient. */
export const passwordConfirmation = z.object({ currentPassword: currentPassword.optional() });

/** Proves that the administrator is present: the password, also with a code if a factor is set, or a passkey. */
export const identityProof = passwordConfirmation.extend({
  code: optionalCode,
  passkey: passkeyResponse.optional(),
});

export const passwordChange = z
  .object({
    currentPassword,
    newPassword,
    confirmPassword: filled('Please confirm your new password'),
  })
  .refine((change) => change.newPassword === change.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    when: ({ value }) => {
      const change = value as Record<string, unknown>;
      return typeof change?.newPassword === 'string' && Boolean(change.confirmPassword);
    },
  });

export const sessionRef = z.object({ id: id('Invalid session ID') });

export const user = z.object({ id: z.int(), username: z.string(), password: z.string() });

export const session = z.object({
  id: z.int(),
  /** SHA-256 of the session token. The specification names the column. */
  sessionId: z.string(),
  userId: z.int(),
  /** The User-Agent and IP address at login. */
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  expiresAt: z.date(),
  /** When the administrator last proved to be present; null after the login. */
  confirmedAt: z.date().nullable(),
});

/** A session as its administrator sees it. */
export const openSession = session.pick({
  id: true,
  userAgent: true,
  address: true,
  createdAt: true,
  lastSeenAt: true,
  expiresAt: true,
});

export const account = user.pick({ id: true, username: true });
/** `sessionId` is the session token, under the name that the specification gives it. */
export const loginResponse = z.object({ sessionId: z.string(), expiresAt: z.date(), user: account });

export type LoginInput = z.input<typeof loginInput>;
export type User = z.infer<typeof user>;
export type Session = z.infer<typeof session>;
export type OpenSession = z.infer<typeof openSession>;
export type Account = z.infer<typeof account>;
