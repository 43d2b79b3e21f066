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
 * Sends the mails in the outbox. A failed mail is retried, after a longer pause each time.
 */

/** A claimed mail that is not sent within this time, because its process ended, is claimed again. */
const LEASE_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 60 * 60_000;
const POLL_INTERVAL_MS = 5_000;
/** SMTP servers usually accept at least this many connections of one client. */
const MAX_CONNECTIONS = 5;

export type Mailer = { start(): void; checkNow(): void; stop(): Promise<void> };
export type MailLog = { info(fields: object, text: string): void; warn(fields: object, text: string): void };

type Options = { config: Config; db: Db; now: () => Date; log: MailLog };

export function createMailer({ config, db, now, log }: Options): Mailer {
  const { mail } = config;
  if (!mail) return { start() {}, checkNow() {}, async stop() {} };
  const { smtpUrl, ...addresses } = mail;
  let transport: ReturnType<typeof openTransport> | undefined;
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  const workers = new Set<Promise<void>>();

  const startWorker = () => {
    if (!isRunning || workers.size >= MAX_CONNECTIONS) return;
    const worker = sendWaiting()
      .catch((error: unknown) => log.warn({ err: error }, 'could not process the outbox'))
      .finally(() => workers.delete(worker));
    workers.add(worker);
  };

  async function sendWaiting() {
    while (isRunning) {
      const at = now();
      const waiting = await claimMail(db, at, new Date(at.getTime() + LEASE_MS));
      if (!waiting) return;
      // If more mails are waiting, another worker sends them over a connection of its own.
      startWorker();
      await send(waiting);
    }
  }

  async function send(waiting: WaitingMail) {
    const mailId = `${waiting.kind}-${waiting.leadId}`;
    try {
      const brand = await findBrand(db);
      const { publicUrl } = config;
      const content = await writeMail(db, waiting, { brand, publicUrl });
      // MAIL_FROM and MAIL_TO default to the email address in the settings.
      const { from = brand.email, to = brand.email } = addresses;
      // Every attempt has the same id, so that mail programs recognise a mail that was sent twice after a crash.
      const messageId = `<${mailId}@${new URL(publicUrl).hostname}>`;
      if (content) await transport?.sendMail({ from, to, ...content, messageId });
      await markMailSent(db, waiting.id, now());
      log.info({ mail: mailId }, content ? 'sent a mail about a lead' : 'skipped a mail: its lead no longer exists');
    } catch (error) {
      const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(waiting.attempts - 1, 20));
      const { code, message } = error as NodeJS.ErrnoException;
      await postponeMail(db, waiting.id, new Date(now().getTime() + pause), code ?? message);
      log.warn({ mail: mailId, attempts: waiting.attempts, code }, 'could not send a mail; trying again later');
    }
  }

  return {
    start() {
      isRunning = true;
      transport = openTransport(smtpUrl);
      timer = setInterval(startWorker, POLL_INTERVAL_MS).unref();
      startWorker();
    },
    checkNow: startWorker,
    async stop() {
      isRunning = false;
      clearInterval(timer);
      await Promise.all(workers);
      transport?.close();
    },
  };
}

function openTransport(smtpUrl: string) {
  const { hostname, username } = new URL(smtpUrl);
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Credentials are not sent over an unencrypted connection, unless the mail server is on this machine.
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
  });
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

type Site = { brand: Brand; publicUrl: string };

async function writeMail(db: Db, { kind, leadId }: WaitingMail, site: Site): Promise<LeadMail | undefined> {
  if (kind === 'contact') {
    const lead = await findContact(db, leadId);
    return lead && contactMail(lead, site);
  }
  const lead = await findCall(db, leadId);
  return lead && callMail(lead, site);
}
