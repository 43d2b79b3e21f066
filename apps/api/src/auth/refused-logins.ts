import { appendAudit } from '@site/db/audit-log';
import { countHit } from '@site/db/rate-limit';
import type { Db } from '@site/db/tables';
import type { LoginStep } from './login-limits.ts';

const WINDOW_MS = 15 * 60_000;
/** In a window with more refused logins, those of all networks are counted together. */
const SEPARATE_ENTRIES = 100;

type Refusal = { db: Db; now: Date; client: string; step: LoginStep; actor?: string | undefined };

/**
 * Records refused logins and confirmations in groups, because anybody can cause them: the 1st, 2nd, 5th, 10th, 20th, 50th, 100th and so on
 * of a network within 15 minutes, with their number, apart for each step.
 */
export async function recordRefusedLogin({ db, now, client, step, actor = 'visitor' }: Refusal): Promise<void> {
  const { hits: ofAll } = await countHit(db, `refused:${step}`, now, WINDOW_MS);
  const { hits: ofClient } = await countHit(db, `refused:${step}:${client}`, now, WINDOW_MS);
  const isSeparate = ofAll <= SEPARATE_ENTRIES;
  const count = isSeparate ? ofClient : ofAll;
  if (!/^[125]0*$/.test(String(count))) return;
  const network = isSeparate ? client : null;
  const changes = step === 'second' ? [{ field: 'step', after: step }] : [];
  const action = step === 'confirmation' ? 'account.unconfirmed' : 'account.refused';
  await appendAudit(db, { at: now, action, actor, network, count, changes });
}
