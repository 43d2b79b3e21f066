import { reminderNames, reminders } from '@site/schema/booking';
import type { StoredCall } from '@site/schema/call';
import { reminderTemplates } from '@site/schema/lead';
import { isTimeOfDay } from '@site/schema/schedule';
import { HOUR_MS } from '@site/schema/time';
import type { Db } from '../tables.ts';
import { queueMails } from './outbox.ts';

/**
 * Queues the reminders of a call in place of those that are not sent yet. A call that was cancelled, has an outcome or
 * no time of day gets none, and neither does one that begins sooner. The settings decide later, when they are sent.
 */
export async function replaceReminders(db: Db, call: StoredCall, now: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'call')
    .where('leadId', '=', call.id)
    .where('template', 'in', reminderTemplates)
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .execute();
  const { id: leadId, email, startsAt } = call;
  if (call.outcome !== null || !isTimeOfDay(call.preferredTime)) return;
  const due = reminderNames.flatMap((reminder) => {
    const { template, hours } = reminders[reminder];
    const sendAt = new Date(startsAt.getTime() - hours * HOUR_MS);
    const mails = [{ template, payload: { reminder, startsAt } }];
    return sendAt > now
      ? [{ kind: 'call' as const, leadId, email, mails, now, sendAt, isHeld: call.stage === 'spam' }]
      : [];
  });
  await queueMails(db, ...due);
}
