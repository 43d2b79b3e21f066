import { appendAudit } from '@site/db/audit-log';
import { countHit } from '@site/db/rate-limit';
import type { Db } from '@site/db/tables';

const WINDOW_MS = 15 * 60_000;
/** In a window with more refused logins, those of all networks are counted together. */
const SEPARATE_ENTRIES = 100;

type Refusal = { db: Db; now: Date; client: string };

/**
 * Records refused logins in groups, because anybody can cause them: the 1st, 2nd, 5th, 10th, 20th, 50th, 100th and so on
 * of a network within 15 minutes, with their number.
 */
export async function recordRefusedLogin({ db, now, client }: Refusal): Promise<void> {
  const { hits: ofAll } = await countHit(db, 'refused', now, WINDOW_MS);
  const { hits: ofClient } = await countHit(db, `refused:${client}`, now, WINDOW_MS);
  const isSeparate = ofAll <= SEPARATE_ENTRIES;
  const count = isSeparate ? ofClient : ofAll;
  if (!/^[125]0*$/.test(String(count))) return;
  const network = isSeparate ? client : null;
  await appendAudit(db, { at: now, action: 'account.refused', actor: 'visitor', network, count });
}
