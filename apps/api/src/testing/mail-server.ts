import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, vi } from 'vitest';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { type TestApp, testApp } from './app.ts';

/*
 * An SMTP server on a free port that stores the mails it receives. Tests can stop and restart it, and make it reject or
 * delay mails.
 */

export type ReceivedMail = { to: string[]; from: string; headers: Record<string, string>; text: string };

type Behaviour = {
  /** Rejects every recipient. */
  recipientError: Error | undefined;
  /** Awaited for each complete mail; the mail is rejected if this fails. */
  beforeAccept: () => Promise<void>;
};

/** With `accounts`, the server accepts any user name and password, and offers no TLS. */
export async function testMailServer({ accounts = false } = {}) {
  const mails: ReceivedMail[] = [];
  const passwords: string[] = [];
  const connections = { total: 0 };
  const behaviour: Behaviour = { recipientError: undefined, beforeAccept: async () => {} };
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: accounts ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onConnect(_, done) {
      connections.total += 1;
      done();
    },
    onAuth({ password }, _, done) {
      passwords.push(password ?? '');
      done(null, { user: 'anyone' });
    },
    onRcptTo: (_, __, done) => done(behaviour.recipientError),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
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

  async function start() {
    const newServer = new SMTPServer(options);
    // Ignores clients that close the connection early.
    newServer.on('error', () => {});
    await new Promise<void>((listening) => newServer.listen(port, '127.0.0.1', listening));
    port = (newServer.server.address() as { port: number }).port;
    server = newServer;
  }

  async function stop() {
    const runningServer = server;
    server = undefined;
    if (runningServer) await new Promise<void>((closed) => runningServer.close(() => closed()));
  }

  onTestFinished(stop);
  await start();
  return { url: `smtp://127.0.0.1:${port}`, port, mails, passwords, connections, behaviour, start, stop };
}

export const RECIPIENT = 'leads@agency.example';

export type LogLine = { text: string; fields: object };

/** A mailer on the database of a test application, with its log lines. */
export function testMailer({ deps }: TestApp) {
  const lines: LogLine[] = [];
  const log = (fields: object, text: string) => void lines.push({ text, fields });
  const mailer = createMailer({ config: deps.config, db: deps.db, now: deps.now, log: { info: log, warn: log } });
  onTestFinished(() => mailer.stop());
  return { mailer, lines };
}

/** A test application that sends mails about leads to the mail server, once its mailer is started. */
export async function mailingSite(
  server: Awaited<ReturnType<typeof testMailServer>>,
  env: Record<string, string> = {},
) {
  const started: { mailer?: Mailer } = {};
  const mailEnv = { MAIL_FROM: 'site@agency.example', MAIL_TO: RECIPIENT, PUBLIC_URL: 'https://agency.example' };
  const site = await testApp({
    env: { SMTP_URL: server.url, ...mailEnv, ...env },
    deps: { onLead: () => started.mailer?.checkNow() },
  });
  const { mailer, lines } = testMailer(site);
  started.mailer = mailer;
  return {
    ...site,
    mailer,
    lines,
    /** Waits until the server has received this many mails. */
    waitForMails: (count: number) => vi.waitFor(() => expect(server.mails).toHaveLength(count), { timeout: 20_000 }),
    /** Sends the next mail that is due, if there is one, and waits until it is sent. */
    async sendNext() {
      mailer.start();
      await mailer.stop();
    },
    /** The number of attempts for each mail that is not sent yet. */
    async waitingAttempts() {
      const rows = await site.database.db.selectFrom('outbox').select(['attempts', 'sentAt']).orderBy('id').execute();
      return rows.filter(({ sentAt }) => sentAt === null).map(({ attempts }) => attempts);
    },
  };
}

/** Parses a mail into decoded headers, by lower-case name, and decoded text. */
function readMail(raw: string): { headers: Record<string, string>; text: string } {
  const end = raw.indexOf('\r\n\r\n');
  const headerLines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    headerLines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, text: decodeBody(raw.slice(end + 4), headers['content-transfer-encoding']) };
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? fromBase64(text) : fromQuoted(text.replaceAll('_', ' ')),
    );
}

function decodeBody(body: string, encoding = '7bit'): string {
  const text = /base64/i.test(encoding) ? fromBase64(body) : /quoted/i.test(encoding) ? fromQuoted(body) : body;
  return text.replaceAll('\r\n', '\n');
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('utf8');

function fromQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
