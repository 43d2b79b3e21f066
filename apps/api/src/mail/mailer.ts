import { findCall } from '@site/db/call';
import { findContact } from '@site/db/contact';
import { claimMail, markMailSent, postponeMail, type WaitingMail } from '@site/db/outbox';
import { findBrand } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import type { Brand } from '@site/schema/brand';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { callMail, contactMail, type LeadMail } from './lead-mail.ts';

/*
 * Sends the mails in the outbox. A failed mail is tried again, after a longer pause each time.
 */

const LEASE_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const POLL_INTERVAL_MS = 5_000;

export type Mailer = { start(): void; checkNow(): void; stop(): Promise<void> };
export type MailLog = { info(fields: object, text: string): void; warn(fields: object, text: string): void };

type Options = { config: Config; db: Db; now: () => Date; log: MailLog };

export function createMailer({ config, db, now, log }: Options): Mailer {
  const { mail } = config;
  if (!mail) return { start() {}, checkNow() {}, async stop() {} };
  const { smtpUrl, ...addresses } = mail;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  let running = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;

  const checkNow = () => {
    if (!running || working) return;
    working = sendWaiting()
      .catch((error: unknown) => log.warn({ err: error }, 'could not read the outbox'))
      .finally(() => {
        working = undefined;
      });
  };

  async function sendWaiting() {
    while (running) {
      const at = now();
      const waiting = await claimMail(db, at, new Date(at.getTime() + LEASE_MS));
      if (!waiting) return;
      await send(waiting);
    }
  }

  async function send(waiting: WaitingMail) {
    const mailId = `${waiting.kind}-${waiting.leadId}`;
    try {
      const brand = await findBrand(db);
      const { publicUrl } = config;
      const text = await describe(db, waiting, { brand, publicUrl });
      // Without MAIL_FROM and MAIL_TO, the email of the settings.
      const { from = brand.email, to = brand.email } = addresses;
      // The same id for every attempt, so that a mail sent twice after a crash can be recognised.
      const messageId = `<${mailId}@${new URL(publicUrl).hostname}>`;
      if (text) await transport.sendMail({ from, to, ...text, messageId });
      await markMailSent(db, waiting.id, now());
      log.info({ mail: mailId }, 'sent a mail about a lead');
    } catch (error) {
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(waiting.attempts - 1, 20));
      await postponeMail(db, waiting.id, new Date(now().getTime() + pause));
      const { code } = error as NodeJS.ErrnoException;
      log.warn({ mail: mailId, attempts: waiting.attempts, code }, 'could not send a mail; trying again later');
    }
  }

  return {
    start() {
      running = true;
      timer = setInterval(checkNow, POLL_INTERVAL_MS).unref();
      checkNow();
    },
    checkNow,
    async stop() {
      running = false;
      clearInterval(timer);
      await working;
      transport.close();
    },
  };
}

type Facts = { brand: Brand; publicUrl: string };

async function describe(db: Db, { kind, leadId }: WaitingMail, facts: Facts): Promise<LeadMail | undefined> {
  if (kind === 'contact') {
    const lead = await findContact(db, leadId);
    return lead && contactMail(lead, facts);
  }
  const lead = await findCall(db, leadId);
  return lead && callMail(lead, facts);
}
