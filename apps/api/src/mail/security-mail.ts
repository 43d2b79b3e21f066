import { queueMails } from '@site/db/outbox';
import type { Db } from '@site/db/tables';
import type { SecurityEvent } from '@site/schema/lead';
import type { LeadRequest } from '../leads/receive-lead.ts';

type Sources = Pick<LeadRequest, 'db' | 'config' | 'now' | 'onQueued'>;

type SecurityNotice = {
  event: SecurityEvent;
  /** The host of a webhook, or the network of a login. */
  detail?: string;
};

/**
 * Makes a change and queues a mail to the owner about it, in one transaction. Nothing is mailed if `change` returns
 * false.
 */
export async function changeAndMail<T>(
  { db, config, now, onQueued }: Sources,
  { event, detail }: SecurityNotice,
  change: (transaction: Db) => Promise<T>,
): Promise<T> {
  if (!config.mail) return change(db);
  const result = await db.transaction().execute(async (transaction) => {
    const changed = await change(transaction);
    const payload = { event, at: now(), detail: detail ?? null };
    if (changed) {
      const mails = [{ template: 'security' as const, payload }];
      await queueMails(transaction, { kind: 'account', leadId: 0, mails, now: now() });
    }
    return changed;
  });
  onQueued();
  return result;
}
