import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import type { MailTemplate } from '@site/schema/lead';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, vi } from 'vitest';
import type { DeliveryQueue } from '../delivery-queue.ts';
import { createMailer } from '../mail/mailer.ts';
import { type TestApp, testApp } from './app.ts';
import { type MailContent, readMail } from './read-mail.ts';

/*
 * An SMTP server on a free port that stores the mails it receives. Tests can stop and restart it, and make it reject or
 * delay mails.
 */

export type ReceivedMail = { to: string[]; from: string } & MailContent;

type Behaviour = {
  /** Awaited before the server greets a client. */
  beforeGreeting: () => Promise<void>;
  /** Rejects every user name and password. */
  loginError: Error | undefined;
  /** Rejects every sender. */
  senderError: Error | undefined;
  /** Rejects a recipient. */
  recipientError: ((address: string) => Error | undefined) | undefined;
  /** Called when the first part of a mail arrives. */
  onFirstPart: () => void;
  /** Awaited for each complete mail; the mail is rejected if this fails. */
  beforeAccept: () => Promise<void>;
};

const healthy: Behaviour = {
  beforeGreeting: async () => {},
  loginError: undefined,
  senderError: undefined,
  recipientError: undefined,
  onFirstPart() {},
  beforeAccept: async () => {},
};

/** With `accounts`, the server asks for a user name and a password, and offers no TLS. */
export async function testMailServer({ accounts = false } = {}) {
  const mails: ReceivedMail[] = [];
  const passwords: string[] = [];
  const connections = { total: 0 };
  const behaviour = { ...healthy };
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: accounts ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onConnect(_, done) {
      connections.total += 1;
      callbackify(() => behaviour.beforeGreeting())((error) => done(error));
    },
    onAuth({ password }, _, done) {
      passwords.push(password ?? '');
      done(behaviour.loginError, { user: 'anyone' });
    },
    onMailFrom: (_, __, done) => done(behaviour.senderError),
    onRcptTo: ({ address }, __, done) => done(behaviour.recipientError?.(address)),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.once('data', () => behaviour.onFirstPart());
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const accept = callbackify(async () => {
          await behaviour.beforeAccept();
          mails.push({ to, from, ...readMail(Buffer.concat(parts).toString('utf8')) });
        });
        accept((error) => done(error));
      });
    },
  };
  let server: SMTPServer | undefined;
  let port = 0;
  const sockets = new Set<Socket>();
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };

  async function start() {
    const newServer = new SMTPServer(options);
    // Ignores clients that close the connection early.
    newServer.on('error', () => {});
    newServer.server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    await new Promise<void>((listening) => newServer.listen(port, '127.0.0.1', listening));
    port = (newServer.server.address() as { port: number }).port;
    server = newServer;
  }

  async function stop() {
    const runningServer = server;
    server = undefined;
    if (!runningServer) return;
    const closed = new Promise<void>((resolve) => runningServer.close(() => resolve()));
    drop();
    await closed;
  }

  const mailsTo = (address: string) => mails.filter(({ to }) => to.includes(address));

  onTestFinished(stop);
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    mailsTo,
    passwords,
    connections,
    behaviour,
    start,
    stop,
    drop,
  };
}

export const RECIPIENT = 'leads@agency.example';

export type LogLine = { text: string; fields: object };

/** A mailer on the database of a test application, with its log lines. */
export function testMailer({ deps }: TestApp) {
  const lines: LogLine[] = [];
  const log = (fields: object, text: string) => void lines.push({ text, fields });
  const mailer = createMailer({
    config: deps.config,
    db: deps.db,
    now: deps.now,
    log: { info: log, warn: log },
    renderMail: deps.web.renderMail,
  });
  onTestFinished(() => mailer.stop());
  return { mailer, lines };
}

/** A test application that sends mails about leads to the mail server, once its mailer is started. */
export async function mailingSite(
  server: Awaited<ReturnType<typeof testMailServer>>,
  env: Record<string, string> = {},
  database?: TestApp['database'],
) {
  const started: { mailer?: DeliveryQueue } = {};
  const mailEnv = { MAIL_FROM: 'site@agency.example', MAIL_TO: RECIPIENT, PUBLIC_URL: 'https://agency.example' };
  const site = await testApp({
    env: { SMTP_URL: server.url, ...mailEnv, ...env },
    ...(database && { database }),
    deps: { onQueued: () => started.mailer?.checkNow() },
  });
  const { mailer, lines } = testMailer(site);
  started.mailer = mailer;
  return {
    ...site,
    mailer,
    lines,
    /** Waits until this many mails have reached the agency. */
    waitForNotices: (count: number) =>
      vi.waitFor(() => expect(server.mailsTo(RECIPIENT)).toHaveLength(count), { timeout: 20_000 }),
    /** Sends all mails that are due, and waits until they are sent. */
    async sendDue() {
      // The first poll makes failed mails due.
      mailer.start();
      await mailer.stop();
      mailer.start();
      await vi.waitFor(async () => expect(await countDue(site)).toBe(0), { timeout: 20_000 });
      await mailer.stop();
    },
    /** The number of attempts for each mail of this template that is neither sent nor given up. */
    async waitingAttempts(template: MailTemplate = 'notice') {
      const rows = await site.database.db
        .selectFrom('outbox')
        .select('attempts')
        .where('template', '=', template)
        .where('sentAt', 'is', null)
        .where('givenUpAt', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(({ attempts }) => attempts);
    },
  };
}

/** The mails that are due or being sent, which have a claim without a failure. Held mails are not due. */
async function countDue({ database, deps }: TestApp): Promise<number> {
  const due = database.db
    .selectFrom('outbox')
    .select('id')
    .where('sentAt', 'is', null)
    .where('heldAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .where((eb) =>
      eb.or([eb('nextAttemptAt', '<=', deps.now()), eb.and([eb('attempts', '>', 0), eb('failedAt', 'is', null)])]),
    );
  return (await due.execute()).length;
}
