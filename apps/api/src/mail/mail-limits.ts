import { countEarlierMails, type WaitingMail } from '@site/db/outbox';
import type { Db } from '@site/db/tables';
import type { MailTemplate } from '@site/schema/lead';
import { DAY_MS } from '@site/schema/time';
import type { Unwanted } from './compose-mail.ts';

/*
 * A stranger who writes the address of somebody else into a form, or who moves a call again and again, must not be able
 * to flood that address.
 */

/** How many mails of these templates one address gets within a day. */
const limits: { templates: readonly MailTemplate[]; perDay: number }[] = [
  { templates: ['confirmation', 'invitation'], perDay: 5 },
  { templates: ['confirmation', 'invitation', 'confirmed', 'rescheduled', 'cancelled'], perDay: 20 },
];

export async function findExceededLimit(
  db: Db,
  mail: WaitingMail,
  email: string,
  now: Date,
): Promise<Unwanted | undefined> {
  // A mail that the administrator sends again has attempts before this one.
  if (mail.attempts > 1) return undefined;
  const since = new Date(now.getTime() - DAY_MS);
  for (const { templates, perDay } of limits) {
    if (!templates.includes(mail.template)) continue;
    const earlier = await countEarlierMails(db, { mail, email, templates, since });
    if (earlier >= perDay) return { reason: `This address has had ${perDay} such mails within a day` };
  }
  return undefined;
}
