import {
  beginSession,
  changePassword,
  confirmSession,
  deleteOtherSessions,
  deleteSession,
  deleteSessionOf,
  findUser,
  findUserById,
  type LiveSession,
  listOpenSessions,
} from '@site/db/account';
import { useRecoveryCode } from '@site/db/factor';
import { countRefusedCode } from '@site/db/refused-codes';
import {
  type Account,
  identityProof,
  loginInput,
  PASSWORD_NEEDED,
  passwordChange,
  sessionRef,
  type User,
} from '@site/schema/account';
import {
  CODE_NEEDED,
  isTotpCode,
  type PasskeyResponse,
  passkeyResponse,
  type SecondFactor,
  SIX_DIGITS,
} from '@site/schema/factor';
import { z } from 'zod';
import { confirmPassword, failedConfirmation, requireConfirmation, wrongPassword } from '../auth/confirmation.ts';
import { isNewNetwork, isTypingMistake, limitLogin, resetLoginLimits } from '../auth/login-limits.ts';
import { passkeyRequest, requirePasskeyHost, usePasskey } from '../auth/passkeys.ts';
import { COMMON_PASSWORD, hashPassword, isCommonPassword, isPassword } from '../auth/passwords.ts';
import { findRecoveryCode } from '../auth/recovery-codes.ts';
import { listSecondFactors, useTotpCode } from '../auth/second-factor.ts';
import { hashToken, IDLE_MS, newToken, SESSION_MS } from '../auth/sessions.ts';
import { fieldError, orNotFound, publicError } from '../errors.ts';
import { changeAndMail } from '../mail/security-mail.ts';
import { countAttempt, resetAttempts } from '../rate-limits.ts';
import type { Context } from '../trpc/context.ts';
import { adminProcedure, privateProcedure, publicProcedure, router } from '../trpc/procedures.ts';

export const accountRouter = router({
  login: publicProcedure.input(loginInput).mutation(async ({ ctx, input }) => {
    await limitLogin(ctx, input.username);
    const user = await findUser(ctx.db, input.username);
    if (!(await isPassword(user?.password, input.password)) || !user)
      throw await failedLogin(ctx, 'Invalid credentials');
    const secondFactor = await listSecondFactors(ctx, user.id);
    if (secondFactor.length === 0) return openSession(ctx, user, 'password');
    // Counts as an attempt until the login succeeds, but is no failure: it is the first step of every login.
    if (input.code === undefined) throw publicError('UNAUTHORIZED', requestFor(secondFactor), { secondFactor });
    const factor = await acceptCode(ctx, user, input.code);
    if (!factor) {
      await warnAboutWrongCode(ctx, user);
      throw await failedLogin(ctx, wrongCode(input.code), secondFactor);
    }
    return openSession(ctx, user, factor);
  }),

  /** The challenge that a passkey signs, for a login or a confirmation. */
  passkeyOptions: publicProcedure.meta({ changesContent: false }).mutation(async ({ ctx }) => {
    await countAttempt(ctx, 'login');
    return passkeyRequest(ctx, requirePasskeyHost(ctx));
  }),

  /** The passkey is sufficient, also without the password: it is a device that has checked a PIN or a fingerprint. */
  loginWithPasskey: publicProcedure.input(z.object({ passkey: passkeyResponse })).mutation(async ({ ctx, input }) => {
    const used = await usePasskey(ctx, requirePasskeyHost(ctx), input.passkey);
    const user = used && (await findUserById(ctx.db, used.userId));
    if (!user) throw await failedLogin(ctx, WRONG_PASSKEY);
    return openSession(ctx, user, 'passkey');
  }),

  /** Proves that the administrator is present, for `confirmedProcedure`. */
  confirm: privateProcedure
    .input(identityProof)
    .mutation(async ({ ctx, input: { currentPassword, code, passkey } }) => {
      await (passkey ? confirmByPasskey(ctx, passkey) : confirmByPassword(ctx, currentPassword, code));
      await resetAttempts(ctx, 'login');
      await confirmSession(ctx.db, ctx.session.id, ctx.now());
      return { message: 'Confirmed' };
    }),

  me: adminProcedure.query(({ ctx }) => ({ user: ctx.session.user })),

  logout: privateProcedure.mutation(async ({ ctx }) => {
    await deleteSession(ctx.db, ctx.session.id);
    return { message: 'Logged out successfully' };
  }),

  sessions: adminProcedure.query(async ({ ctx }) => {
    const now = ctx.now();
    const open = await listOpenSessions(ctx.db, ctx.session.user.id, now, new Date(now.getTime() - IDLE_MS));
    return open.map((session) => ({ ...session, isCurrent: session.id === ctx.session.id }));
  }),

  endSession: privateProcedure.input(sessionRef).mutation(async ({ ctx, input }) => {
    orNotFound(await deleteSessionOf(ctx.db, ctx.session.user.id, input.id), 'This session has already ended');
    return { message: 'Session ended' };
  }),

  endOtherSessions: privateProcedure.mutation(async ({ ctx }) => {
    await deleteOtherSessions(ctx.db, ctx.session.user.id, ctx.session.id);
    return { message: 'All other sessions ended' };
  }),

  changePassword: privateProcedure.input(passwordChange).mutation(async ({ ctx, input }) => {
    const user = await confirmPassword(ctx, input.currentPassword);
    await requireConfirmation(ctx, { hasPassword: true });
    if (await isCommonPassword(input.newPassword)) throw fieldError('BAD_REQUEST', 'newPassword', COMMON_PASSWORD);
    const hash = await hashPassword(input.newPassword);
    const isChanged = await changeAndMail(ctx, { event: 'password' }, (db) =>
      changePassword(db, user, hash, ctx.session.id),
    );
    if (!isChanged) throw wrongPassword();
    return { message: 'Password changed successfully' };
  }),
});

function wrongCode(code: string): string {
  if (isTotpCode(code)) return 'This code is wrong, or it was used before. Enter the current one.';
  if (/^\d+$/.test(code)) return SIX_DIGITS;
  return 'This recovery code is wrong, or it was used before. Enter another one.';
}
const WRONG_PASSKEY = 'This passkey was not accepted. Please try again.';

async function failedLogin(ctx: Context, message: string, secondFactor?: SecondFactor[]) {
  await ctx.logFailedLogin(secondFactor ? 'second' : 'password');
  return publicError('UNAUTHORIZED', message, secondFactor && { secondFactor });
}

/** Somebody else may know the password. Warns the owner in the overview, and by mail once a day. */
async function warnAboutWrongCode(ctx: Context, { id, username }: Account): Promise<void> {
  if (await isTypingMistake(ctx, username)) return;
  const notice = { event: 'codeRefused', detail: ctx.client } as const;
  await changeAndMail(ctx, notice, (db) => countRefusedCode(db, id, ctx.now()));
}

function requestFor(kinds: readonly SecondFactor[]): string {
  if (kinds.includes('totp')) return CODE_NEEDED;
  return kinds.includes('passkey') ? 'Use your passkey, or enter a recovery code' : 'Enter a recovery code';
}

/** Begins the session of a user who has logged in: every login ends here. */
async function openSession(ctx: Context, user: User, factor: string) {
  const token = newToken();
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const session = {
    tokenHash: hashToken(token),
    now,
    expiresAt,
    userAgent: ctx.userAgent?.slice(0, 300),
    address: ctx.client,
    factor,
  };
  const isStored = (await isNewNetwork(ctx, user.username))
    ? await changeAndMail(ctx, { event: 'login', detail: ctx.client }, (db) => beginSession(db, user, session))
    : await beginSession(ctx.db, user, session);
  if (!isStored) throw publicError('UNAUTHORIZED', 'Invalid credentials');
  await resetLoginLimits(ctx, user.username);
  return { sessionId: token, expiresAt, user: { id: user.id, username: user.username } };
}

/** Accepts a code once; returns its kind, or undefined if it is wrong. The use of a recovery code is mailed. */
async function acceptCode(ctx: Context, user: Account, code: string): Promise<'totp' | 'recovery' | undefined> {
  if (isTotpCode(code)) return (await useTotpCode(ctx, user, code)) ? 'totp' : undefined;
  const found = await findRecoveryCode(ctx.db, user.id, code);
  if (!found) return undefined;
  const notice = { event: 'recoveryCodeUsed', detail: String(found.left) } as const;
  const isUsed = await changeAndMail(ctx, notice, (db) => useRecoveryCode(db, found.id, ctx.now()));
  return isUsed ? 'recovery' : undefined;
}

type AdminContext = Context & { session: LiveSession };

async function confirmByPasskey(ctx: AdminContext, response: PasskeyResponse): Promise<void> {
  const used = await usePasskey(ctx, requirePasskeyHost(ctx), response);
  if (used?.userId !== ctx.session.user.id)
    throw await failedConfirmation(ctx, publicError('BAD_REQUEST', WRONG_PASSKEY));
}

async function confirmByPassword(ctx: AdminContext, password?: string, code?: string): Promise<void> {
  if (password === undefined) throw fieldError('BAD_REQUEST', 'currentPassword', PASSWORD_NEEDED);
  const user = await confirmPassword(ctx, password);
  const secondFactor = await listSecondFactors(ctx, user.id);
  if (secondFactor.length === 0) return;
  if (code === undefined) throw fieldError('BAD_REQUEST', 'code', requestFor(secondFactor));
  await countAttempt(ctx, 'login');
  if (await acceptCode(ctx, user, code)) return;
  throw await failedConfirmation(ctx, fieldError('BAD_REQUEST', 'code', wrongCode(code)));
}
