import { countMailsTo, findEarlierMailTime, type WaitingMail } from '@site/db/outbox';
import type { Db } from '@site/db/tables';
import type { MailTemplate } from '@site/schema/lead';
import { DAY_MS, HOUR_MS } from '@site/schema/time';
import type { Unwanted } from './compose-mail.ts';

/*
 * A stranger who enters addresses of others into a form, or who moves a call again and again, must neither flood one
 * address nor send a text of their own to many.
 */

const automatic: readonly MailTemplate[] = ['confirmation', 'invitation', 'confirmed', 'rescheduled', 'cancelled'];

/** How many mails of these templates one mailbox gets within a day. */
const limits: { templates: readonly MailTemplate[]; perDay: number }[] = [
  { templates: ['confirmation', 'invitation'], perDay: 5 },
  { templates: automatic, perDay: 20 },
];

export async function findExceededLimit(db: Db, mail: WaitingMail, now: Date): Promise<Unwanted | undefined> {
  const { id, template, recipientKey } = mail;
  if (recipientKey === null) return undefined;
  const since = new Date(now.getTime() - DAY_MS);
  for (const { templates, perDay } of limits) {
    if (!templates.includes(template)) continue;
    const others = await countMailsTo(db, { id, recipientKey, templates, since });
    if (others >= perDay) return { failure: `This address has had ${perDay} such mails within a day` };
  }
  return undefined;
}

/** Far more than a busy agency gets: 200 leads a day. */
const MAX_TEXTS_PER_HOUR = 60;

/** Whether a mail may show what the visitor typed: the first 60 automatic mails that are queued within an hour. */
export async function mayShowText(db: Db, { id, template, recipientKey, createdAt }: WaitingMail): Promise<boolean> {
  if (recipientKey === null || !automatic.includes(template)) return true;
  const earlier = await findEarlierMailTime(db, { id, templates: automatic, count: MAX_TEXTS_PER_HOUR });
  return earlier === undefined || createdAt.getTime() - earlier.getTime() >= HOUR_MS;
}
