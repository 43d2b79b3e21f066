import { findDataSet } from '@site/db/data-set';
import { markReplySent } from '@site/db/lead';
import { bringForwardMails, giveUpMail, postponeMail, probeFailedMails, retryFailedMails } from '@site/db/mail-retries';
import { claimMail, markMailSent, type WaitingMail } from '@site/db/outbox';
import { findBrand } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import type { Brand } from '@site/schema/brand';
import { isToAgency } from '@site/schema/lead';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { createDeliveryQueue, type DeliveryQueue, retryAt } from '../delivery-queue.ts';
import { type ComposedMail, composeMail, type Unwanted } from './compose-mail.ts';
import { describeMailFailure, LOGIN_PAUSE_MS, LONGEST_PAUSE_MS, OWN_PROBLEM_MS } from './mail-failure.ts';
import { findExceededLimit, mayShowText } from './mail-limits.ts';
import { findMailSite } from './mail-site.ts';
import type { MailRenderer } from './mail-types.ts';
import { createSmtpClient, MAX_CONNECTIONS } from './smtp-client.ts';

/*
 * Sends the mails in the outbox. Failed mails to the agency are retried without limit, those to a visitor until they
 * count as undeliverable. When a retry succeeds, other failed mails are retried at once. Without SMTP_URL mails stay
 * queued until it is set.
 */

/** With the polling interval of the queue, failed mails are retried at least every 45 seconds. */
const PROBE_MS = 40_000;

export type MailLog = { info(fields: object, text: string): void; warn(fields: object, text: string): void };

type Options = { config: Config; db: Db; now: () => Date; log: MailLog; renderMail: MailRenderer };

export function createMailer({ config, db, now, log, renderMail }: Options): DeliveryQueue {
  const { mail, publicUrl } = config;
  if (!mail) return { start() {}, checkNow() {}, async stop() {} };
  // MAIL_FROM and MAIL_TO default to the email address in the settings.
  const { smtpUrl, ...addresses } = mail;
  const smtp = createSmtpClient(smtpUrl);
  let probedAt: number | undefined;
  let loginFailedAt: number | undefined;

  async function deliver(waiting: WaitingMail) {
    const name = nameOf(waiting);
    try {
      const brand = await findBrand(db);
      const prepared = await prepare(waiting, brand);
      if ('failure' in prepared) {
        await giveUpMail(db, waiting.id, now(), prepared.failure);
        log.info({ mail: name }, 'did not send a mail that is no longer wanted');
        return;
      }
      await smtp.send(await writeMessage(waiting, prepared, { ...addresses, db, brand, publicUrl }));
      await recordSent(waiting);
      log.info({ mail: name }, 'sent a mail');
    } catch (error) {
      await recordFailure(waiting, error);
    }
  }

  async function prepare(waiting: WaitingMail, brand: Brand): Promise<ComposedMail | Unwanted> {
    const exceeded = await findExceededLimit(db, waiting, now());
    if (exceeded) return exceeded;
    const recipient = addresses.to ?? brand.email;
    const [showsText, site] = await Promise.all([mayShowText(db, waiting), findMailSite({ db }, publicUrl)]);
    return composeMail(waiting, { db, now: now(), site, recipient, renderMail, showsText });
  }

  async function recordSent({ id: mailId, kind, leadId, template, attempts }: WaitingMail) {
    if (template === 'reply' && (kind === 'contact' || kind === 'call'))
      await markReplySent(db, { kind, id: leadId }, mailId, now());
    else await markMailSent(db, mailId, now());
    if (attempts > 1) await retryFailedMails(db, now());
  }

  async function recordFailure(waiting: WaitingMail, error: unknown) {
    const { id, attempts } = waiting;
    const failedAt = now();
    const sinceFirst = failedAt.getTime() - (waiting.refusedSince ?? failedAt).getTime();
    const { kind, text, code, longestPauseMs, patienceMs } = describeMailFailure(error, sinceFirst);
    const fields = { mail: nameOf(waiting), attempts, code };
    if (kind === 'login') loginFailedAt = failedAt.getTime();
    if (isToVisitor(waiting) && sinceFirst >= patienceMs) {
      await giveUpMail(db, id, failedAt, text);
      log.warn(fields, 'gave up a mail');
      return;
    }
    const refusedSince = waiting.refusedSince ?? (kind === 'refused' || kind === 'delayed' ? failedAt : null);
    const until = retryAt(failedAt, attempts, longestPauseMs);
    await postponeMail(db, id, { now: failedAt, until, refusedSince, error: text });
    log.warn(fields, 'could not send a mail; will retry');
  }

  async function bringForward(at: Date, latest: Date) {
    await bringForwardMails(db, at, latest);
    if (isWithin(probedAt, at, PROBE_MS)) return;
    // After a start the configuration may have changed.
    if (probedAt === undefined) await retryFailedMails(db, at);
    else await probeFailedMails(db, at, new Date(at.getTime() - OWN_PROBLEM_MS));
    probedAt = at.getTime();
  }

  const queue = createDeliveryQueue<WaitingMail>({
    concurrency: MAX_CONNECTIONS,
    longestPauseMs: LONGEST_PAUSE_MS,
    now,
    claim: async (at, leaseUntil) =>
      isWithin(loginFailedAt, at, LOGIN_PAUSE_MS) ? undefined : claimMail(db, at, leaseUntil),
    deliver,
    bringForward,
    failed: (error) => log.warn({ err: error }, 'could not process the outbox'),
  });

  return {
    start: queue.start,
    checkNow: queue.checkNow,
    async stop() {
      await queue.stop();
      smtp.close();
    },
  };
}

/** Whether a moment is at most `ms` ago. False for a moment in the future: the clock was wrong when it was stored. */
function isWithin(moment: number | undefined, at: Date, ms: number): boolean {
  if (moment === undefined) return false;
  const ago = at.getTime() - moment;
  return ago >= 0 && ago < ms;
}

type Sender = { db: Db; from: string | undefined; brand: Brand; publicUrl: string };

async function writeMessage(
  waiting: WaitingMail,
  composed: ComposedMail,
  { db, brand, from = brand.email, publicUrl }: Sender,
): Promise<SendMailOptions> {
  const { calendar, ...content } = composed;
  return {
    ...content,
    from: isToVisitor(waiting) && isPlainAddress(from) ? { name: brand.name, address: from } : from,
    // Every attempt has the same id, so that mail programs recognise a mail that was sent twice after a crash.
    messageId: `<${nameOf(waiting)}.${await findDataSet(db)}@${new URL(publicUrl).hostname}>`,
    // Prevents automatic replies such as absence notices.
    ...(waiting.template !== 'reply' && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    ...(calendar && { icalEvent: { ...calendar, filename: 'call.ics' } }),
  };
}

const isToVisitor = ({ template }: WaitingMail) => !isToAgency(template);

const isPlainAddress = (address: string) => !/[<,]/.test(address);

/** The first notice about a lead is named after the lead; the names of all other mails also contain their id. */
function nameOf({ id, kind, leadId, template, payload }: WaitingMail): string {
  const lead = `${kind}-${leadId}`;
  return template === 'notice' && payload === null ? lead : `${lead}-${template}-${id}`;
}
