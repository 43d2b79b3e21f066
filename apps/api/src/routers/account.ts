import {
  beginSession,
  changePassword,
  deleteOtherSessions,
  deleteSession,
  deleteSessionOf,
  findUser,
  listOpenSessions,
} from '@site/db/account';
import { loginInput, passwordChange, sessionRef } from '@site/schema/account';
import { confirmPassword, wrongPassword } from '../auth/confirm-password.ts';
import { isNewNetwork, limitLogin, resetLoginLimits } from '../auth/login-limits.ts';
import { COMMON_PASSWORD, hashPassword, isCommonPassword, isPassword } from '../auth/passwords.ts';
import { hashToken, IDLE_MS, newToken, SESSION_MS } from '../auth/sessions.ts';
import { fieldError, orNotFound, publicError } from '../errors.ts';
import { changeAndMail } from '../mail/security-mail.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';

export const accountRouter = router({
  login: publicProcedure.input(loginInput).mutation(async ({ ctx, input }) => {
    await limitLogin(ctx, input.username);
    const user = await findUser(ctx.db, input.username);
    const invalid = publicError('UNAUTHORIZED', 'Invalid credentials');
    if (!(await isPassword(user?.password, input.password)) || !user) {
      await ctx.logFailedLogin();
      throw invalid;
    }
    const token = newToken();
    const now = ctx.now();
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    const session = {
      tokenHash: hashToken(token),
      now,
      expiresAt,
      userAgent: ctx.userAgent?.slice(0, 300),
      address: ctx.client,
    };
    const isStored = (await isNewNetwork(ctx, user.username))
      ? await changeAndMail(ctx, { event: 'login', detail: ctx.client }, (db) => beginSession(db, user, session))
      : await beginSession(ctx.db, user, session);
    if (!isStored) throw invalid;
    await resetLoginLimits(ctx, user.username);
    return { sessionId: token, expiresAt, user: { id: user.id, username: user.username } };
  }),

  me: adminProcedure.query(({ ctx }) => ({ user: ctx.session.user })),

  logout: adminProcedure.meta({ changesContent: false }).mutation(async ({ ctx }) => {
    await deleteSession(ctx.db, ctx.session.id);
    return { message: 'Logged out successfully' };
  }),

  sessions: adminProcedure.query(async ({ ctx }) => {
    const now = ctx.now();
    const open = await listOpenSessions(ctx.db, ctx.session.user.id, now, new Date(now.getTime() - IDLE_MS));
    return open.map((session) => ({ ...session, isCurrent: session.id === ctx.session.id }));
  }),

  endSession: adminProcedure
    .meta({ changesContent: false })
    .input(sessionRef)
    .mutation(async ({ ctx, input }) => {
      orNotFound(await deleteSessionOf(ctx.db, ctx.session.user.id, input.id), 'This session has already ended');
      return { message: 'Session ended' };
    }),

  endOtherSessions: adminProcedure.meta({ changesContent: false }).mutation(async ({ ctx }) => {
    await deleteOtherSessions(ctx.db, ctx.session.user.id, ctx.session.id);
    return { message: 'All other sessions ended' };
  }),

  changePassword: adminProcedure
    .meta({ changesContent: false })
    .input(passwordChange)
    .mutation(async ({ ctx, input }) => {
      const user = await confirmPassword(ctx, input.currentPassword);
      if (await isCommonPassword(input.newPassword)) throw fieldError('BAD_REQUEST', 'newPassword', COMMON_PASSWORD);
      const hash = await hashPassword(input.newPassword);
      const isChanged = await changeAndMail(ctx, { event: 'password' }, (db) =>
        changePassword(db, user, hash, ctx.session.id),
      );
      if (!isChanged) throw wrongPassword();
      return { message: 'Password changed successfully' };
    }),
});
