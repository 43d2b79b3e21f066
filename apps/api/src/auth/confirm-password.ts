import type { LiveSession } from '@site/db/account';
import { findUserById } from '@site/db/account';
import type { User } from '@site/schema/account';
import { fieldError } from '../errors.ts';
import { countAttempt, type LimitedRequest, resetAttempts } from '../rate-limits.ts';
import { isPassword } from './passwords.ts';

export const wrongPassword = () => fieldError('BAD_REQUEST', 'currentPassword', 'Current password is incorrect');

type AdminRequest = LimitedRequest & { session: LiveSession };

/** Checks the password of the session's user. A wrong one counts as a login attempt. */
export async function confirmPassword(ctx: AdminRequest, password: string): Promise<User> {
  await countAttempt(ctx, 'login');
  const user = await findUserById(ctx.db, ctx.session.user.id);
  if (!(await isPassword(user?.password, password)) || !user) throw wrongPassword();
  await resetAttempts(ctx, 'login');
  return user;
}
