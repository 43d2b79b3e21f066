import type { LiveSession } from '@site/db/account';
import { findUserById } from '@site/db/account';
import type { User } from '@site/schema/account';
import { fieldError, publicError } from '../errors.ts';
import { countAttempt, takeBackAttempt } from '../rate-limits.ts';
import type { LoginRequest } from './login-limits.ts';
import { isPassword } from './passwords.ts';
import { listSecondFactors } from './second-factor.ts';

/** How long a confirmation is valid. */
const CONFIRMED_MS = 10 * 60_000;

export const wrongPassword = () => fieldError('BAD_REQUEST', 'currentPassword', 'Current password is incorrect');

type AdminRequest = LoginRequest & { session: LiveSession };

/** Records that the administrator could not prove to be present; returns the error that says why. */
export async function failedConfirmation<E extends Error>(ctx: AdminRequest, error: E): Promise<E> {
  await ctx.logFailedLogin('confirmation', ctx.session.user.username);
  return error;
}

/**
 * Checks the password of the session's user. A wrong one counts as a login attempt. A right one does not reset the
 * count, because somebody who knows the password could then try any number of codes.
 */
export async function confirmPassword(ctx: AdminRequest, password: string): Promise<User> {
  await countAttempt(ctx, 'login');
  const user = await findUserById(ctx.db, ctx.session.user.id);
  if (!(await isPassword(user?.password, password)) || !user) throw await failedConfirmation(ctx, wrongPassword());
  await takeBackAttempt(ctx, 'login');
  return user;
}

/**
 * Requires that the administrator confirmed within the last minutes to be present. The right password with the request
 * is sufficient as long as no second factor is set.
 */
export async function requireConfirmation(ctx: AdminRequest, { hasPassword }: { hasPassword: boolean }): Promise<void> {
  const { confirmedAt } = ctx.session;
  if (confirmedAt && ctx.now().getTime() - confirmedAt.getTime() < CONFIRMED_MS) return;
  const secondFactor = await listSecondFactors(ctx, ctx.session.user.id);
  if (hasPassword && secondFactor.length === 0) return;
  throw publicError('FORBIDDEN', 'Confirm that it is you', { secondFactor });
}
