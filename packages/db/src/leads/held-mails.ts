import { countRows } from '../lists/record-reader.ts';
import { findSetting, saveSetting } from '../setting.ts';
import type { Db } from '../tables.ts';
import { releasedAt } from './outbox.ts';

/*
 * After a restore, the mails that were waiting are held until the owner decides: the site that was backed up may have
 * sent them since. They are those that are held since the moment in this setting; mails of spam are held since others.
 */

const SETTING = 'mailsHeldSince';

export async function holdWaitingMails(db: Db, now: Date): Promise<void> {
  const earlier = await findHeldSince(db);
  await db
    .updateTable('outbox')
    .set({ heldAt: now })
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .where((eb) => eb.or([eb('heldAt', 'is', null), ...(earlier ? [eb('heldAt', '=', earlier)] : [])]))
    .execute();
  await saveSetting(db, SETTING, now);
}

async function findHeldSince(db: Db): Promise<Date | undefined> {
  const since = await findSetting(db, SETTING);
  return typeof since === 'string' ? new Date(since) : undefined;
}

/** How many mails wait for the decision of the owner since a restore. */
export async function countHeldMails(db: Db): Promise<number> {
  const since = await findHeldSince(db);
  if (!since) return 0;
  return countRows(db.selectFrom('outbox').where('heldAt', '=', since));
}

/** Sends the mails that are held since a restore, or gives them up. */
export async function decideOnHeldMails(db: Db, decision: 'send' | 'discard', now: Date): Promise<number> {
  const since = await findHeldSince(db);
  if (!since) return 0;
  const change =
    decision === 'send'
      ? { nextAttemptAt: releasedAt(now), dueAt: releasedAt(now) }
      : { givenUpAt: now, lastError: null };
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ heldAt: null, ...change })
    .where('heldAt', '=', since)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
