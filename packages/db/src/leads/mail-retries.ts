import { reminderTemplates } from '@site/schema/lead';
import { UNDO_MS } from '@site/schema/site';
import type { ExpressionBuilder } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import { waitingMails } from './outbox.ts';

/*
 * Schedules the retries of mails that could not be sent.
 */

type Failure = { now: Date; until: Date; refusedSince: Date | null; error: string };

export async function postponeMail(db: Db, id: number, { now, until, refusedSince, error }: Failure): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: until, failedAt: now, refusedSince, lastError: error })
    .where('id', '=', id)
    .execute();
}

/** `error` is null if a later change of the lead supersedes the mail, which is not a failure. */
export async function giveUpMail(db: Db, id: number, now: Date, error: string | null): Promise<void> {
  await db.updateTable('outbox').set({ givenUpAt: now, lastError: error }).where('id', '=', id).execute();
}

/** Makes mails due that were scheduled while the clock was wrong, too far in the future. */
export async function bringForwardMails(db: Db, now: Date, latest: Date): Promise<void> {
  const latestFirstAttempt = new Date(now.getTime() + UNDO_MS);
  await db
    .updateTable('outbox')
    .set((eb) => ({
      nextAttemptAt: now,
      dueAt: eb.case().when('dueAt', '>', now).then(eb.val(now)).else(eb.ref('dueAt')).end().$castTo<Date>(),
    }))
    .where('sentAt', 'is', null)
    .where('heldAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .where('nextAttemptAt', '>', now)
    // A reminder that was not attempted yet is waiting for its time, not failing.
    .where((eb) => eb.or([eb('template', 'not in', reminderTemplates), eb('attempts', '>', 0)]))
    .where((eb) =>
      eb.or([
        eb('nextAttemptAt', '>', latest),
        // A mail without an attempt is due soon after it was queued.
        eb.and([eb('attempts', '=', 0), eb('nextAttemptAt', '>', latestFirstAttempt)]),
      ]),
    )
    .execute();
}

/** After a failed attempt, the success of another mail does not trigger a retry within this time. */
const RETRY_MS = 40_000;

/** Makes failed mails due at once, because the cause of the failure may be gone. */
export async function retryFailedMails(db: Db, now: Date): Promise<void> {
  const recently = new Date(now.getTime() - RETRY_MS);
  const soon = new Date(now.getTime() + RETRY_MS);
  const bringForward = (to: Date, whose: '<=' | '>') =>
    db
      .updateTable('outbox')
      .set({ nextAttemptAt: to })
      .where('sentAt', 'is', null)
      .where('heldAt', 'is', null)
      .where('givenUpAt', 'is', null)
      .where('nextAttemptAt', '>', to)
      .where('failedAt', whose, recently)
      .execute();
  await bringForward(now, '<=');
  await bringForward(soon, '>');
}

/**
 * Makes two failed mails due, to find out whether mails can be sent again: a notice to the agency and a mail to a
 * visitor. Leaves out visitors whose mailbox has refused mails since `refusedSince`: retrying them proves nothing.
 */
export async function probeFailedMails(db: Db, now: Date, refusedSince: Date): Promise<void> {
  const recently = new Date(now.getTime() - RETRY_MS);
  const failed = waitingMails(db).select('id').where('nextAttemptAt', '>', now).where('failedAt', '<=', recently);
  const isVisitorToTry = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([
      eb('template', '!=', 'notice'),
      eb.or([eb('refusedSince', 'is', null), eb('refusedSince', '>', refusedSince)]),
    ]);
  for (const candidates of [failed.where('template', '=', 'notice'), failed.where(isVisitorToTry)]) {
    await db
      .updateTable('outbox')
      .set({ nextAttemptAt: now })
      .where('id', '=', candidates.orderBy('failedAt').limit(1))
      // Another process may have claimed the mail in the meantime.
      .where('failedAt', 'is not', null)
      .execute();
  }
}
