import { listAllFactors, listFactors, useFactor } from '@site/db/factor';
import type { Db } from '@site/db/tables';
import type { SecondFactor } from '@site/schema/factor';
import type { LimitedRequest } from '../rate-limits.ts';
import { limitCodes } from './login-limits.ts';
import { passkeyHost } from './passkeys.ts';
import { stepOf } from './totp.ts';

/** The kinds of second factors that can be asked for; none until the administrator has set one. */
export async function listSecondFactors({ db, config }: LimitedRequest, userId: number): Promise<SecondFactor[]> {
  const factors = await listFactors(db, userId);
  if (factors.length === 0) return [];
  const host = passkeyHost(config.publicUrl);
  const usable = factors.filter(({ kind, rpId }) => kind === 'totp' || rpId === host);
  return [...new Set(usable.map(({ kind }) => kind)), 'recovery'];
}

/** The names of the passkeys that no longer work, because they belong to another host than that of PUBLIC_URL. */
export async function listLostPasskeys(db: Db, publicUrl: string): Promise<string[]> {
  const host = passkeyHost(publicUrl);
  const lost = (await listAllFactors(db)).filter(({ kind, rpId }) => kind === 'passkey' && rpId !== host);
  return lost.map(({ name }) => name);
}

/** Accepts a code of an authenticator app once; returns whether it was accepted. */
export async function useTotpCode(
  ctx: LimitedRequest,
  { id, username }: { id: number; username: string },
  code: string,
): Promise<boolean> {
  await limitCodes(ctx, username);
  for (const factor of await listFactors(ctx.db, id)) {
    if (factor.kind !== 'totp') continue;
    const step = stepOf(factor.secret, code, ctx.now());
    if (step !== undefined) return useFactor(ctx.db, factor.id, step, ctx.now());
  }
  return false;
}
