import {
  findPasskey,
  insertFactor,
  listFactors,
  listUnusedRecoveryCodes,
  removeFactor,
  renameFactor,
  replaceRecoveryCodes,
} from '@site/db/factor';
import { findBrand } from '@site/db/setting';
import { type Factor, factorRef, factorRename, passkeyInput, totpInput } from '@site/schema/factor';
import { passkeyCreation, passkeyHost, requirePasskeyHost, verifyNewPasskey } from '../../auth/passkeys.ts';
import { newRecoveryCodes } from '../../auth/recovery-codes.ts';
import { newTotp, stepOf } from '../../auth/totp.ts';
import { fieldError, orNotFound, publicError } from '../../errors.ts';
import { changeAndMail } from '../../mail/security-mail.ts';
import type { Context } from '../../trpc/context.ts';
import { adminProcedure, confirmedProcedure, router } from '../../trpc/procedures.ts';

/*
 * The second factors of the administrator, and the recovery codes.
 */

const missing = 'This way to confirm the login was removed already';

export const factorRouter = router({
  list: adminProcedure.query(async ({ ctx }) => {
    const { id: userId } = ctx.session.user;
    const [factors, codes] = await Promise.all([listFactors(ctx.db, userId), listUnusedRecoveryCodes(ctx.db, userId)]);
    const host = passkeyHost(ctx.config.publicUrl);
    return {
      factors: factors.map(({ id, kind, name, createdAt, lastUsedAt, rpId }) => {
        return { id, kind, name, createdAt, lastUsedAt, isOfOtherHost: kind === 'passkey' && rpId !== host };
      }),
      recoveryCodesLeft: codes.length,
      allowsPasskeys: host !== undefined,
    };
  }),

  /** A secret for an authenticator app. It is stored when `addTotp` receives a code that the app made of it. */
  newTotp: confirmedProcedure.mutation(async ({ ctx }) => {
    const { name } = await findBrand(ctx.db);
    return newTotp({ issuer: name, username: ctx.session.user.username });
  }),

  addTotp: confirmedProcedure.input(totpInput).mutation(async ({ ctx, input: { name, secret, code } }) => {
    const counter = stepOf(secret, code, ctx.now());
    if (counter === undefined) {
      throw fieldError('BAD_REQUEST', 'code', 'This code is wrong. Enter the one that the app shows now.');
    }
    return addFactor(ctx, { kind: 'totp', name, secret, credentialId: null, rpId: null, userHandle: null, counter });
  }),

  /** What the browser needs to create a passkey. */
  newPasskey: confirmedProcedure.mutation(async ({ ctx }) => {
    const host = requirePasskeyHost(ctx);
    const { id, username } = ctx.session.user;
    const [existing, { name: siteName }] = await Promise.all([listFactors(ctx.db, id), findBrand(ctx.db)]);
    return passkeyCreation(ctx, { host, siteName, username, existing });
  }),

  addPasskey: confirmedProcedure.input(passkeyInput).mutation(async ({ ctx, input: { name, passkey } }) => {
    const verified = await verifyNewPasskey(ctx, requirePasskeyHost(ctx), passkey);
    if (!verified) throw publicError('BAD_REQUEST', 'The passkey was not accepted. Please try again.');
    if (await findPasskey(ctx.db, verified.credentialId)) {
      throw publicError('CONFLICT', 'This passkey has been added already');
    }
    return addFactor(ctx, { ...verified, name });
  }),

  rename: confirmedProcedure.input(factorRename).mutation(async ({ ctx, input: { id, name } }) => {
    orNotFound(await renameFactor(ctx.db, ctx.session.user.id, id, name), missing);
    return { message: 'Renamed' };
  }),

  remove: confirmedProcedure.input(factorRef).mutation(async ({ ctx, input: { id } }) => {
    const { id: userId } = ctx.session.user;
    const { name } = orNotFound(
      (await listFactors(ctx.db, userId)).find((factor) => factor.id === id),
      missing,
    );
    const notice = { event: 'factorRemoved', detail: name } as const;
    orNotFound(await changeAndMail(ctx, notice, (db) => removeFactor(db, userId, id)), missing);
    return { message: 'Removed' };
  }),

  renewRecoveryCodes: confirmedProcedure.mutation(async ({ ctx }) => {
    const { id: userId } = ctx.session.user;
    if ((await listFactors(ctx.db, userId)).length === 0) {
      throw publicError('CONFLICT', 'Recovery codes come with the first app or passkey');
    }
    const { codes, hashes } = await newRecoveryCodes();
    await changeAndMail(ctx, { event: 'recoveryCodesRenewed' }, async (db) => {
      await replaceRecoveryCodes(db, userId, hashes);
      return true;
    });
    return { codes };
  }),
});

type AdminContext = Context & { session: { user: { id: number } } };
type Verified = Omit<Factor, 'id' | 'userId' | 'createdAt' | 'lastUsedAt'>;

/** Adds a factor; with the first one come the recovery codes, which are shown only now. */
async function addFactor(ctx: AdminContext, factor: Verified): Promise<{ recoveryCodes: string[] }> {
  const { id: userId } = ctx.session.user;
  const isFirst = (await listFactors(ctx.db, userId)).length === 0;
  const { codes, hashes } = isFirst ? await newRecoveryCodes() : { codes: [], hashes: undefined };
  const added = { ...factor, userId, createdAt: ctx.now() };
  await changeAndMail(ctx, { event: 'factorAdded', detail: factor.name }, (db) => insertFactor(db, added, hashes));
  return { recoveryCodes: codes };
}
