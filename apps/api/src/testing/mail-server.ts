import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, vi } from 'vitest';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { type TestApp, testApp } from './app.ts';

/*
 * A real mail server on a free port, which keeps what it is given. It can be stopped and started again, told to
 * refuse, and made to wait before it accepts.
 */

export type ReceivedMail = { to: string[]; from: string; headers: Record<string, string>; text: string };
/** What the server does with a mail that has come in whole. */
type Acceptance = () => Promise<void>;

export async function testMailServer() {
  const mails: ReceivedMail[] = [];
  const behaviour: { refuse: Error | undefined; accept: Acceptance } = { refuse: undefined, accept: async () => {} };
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_, __, done) => done(behaviour.refuse),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const take = callbackify(async () => {
          await behaviour.accept();
          mails.push({ to, from, ...readMail(Buffer.concat(parts).toString('utf8')) });
        });
        take((error) => done(error));
      });
    },
  };
  let server: SMTPServer | undefined;
  let port = 0;

  async function start() {
    const next = new SMTPServer(options);
    // A client that hangs up in the middle is the client's business.
    next.on('error', () => {});
    await new Promise<void>((listening) => next.listen(port, '127.0.0.1', listening));
    port = (next.server.address() as { port: number }).port;
    server = next;
  }

  async function stop() {
    const last = server;
    server = undefined;
    if (last) await new Promise<void>((closed) => last.close(() => closed()));
  }

  onTestFinished(stop);
  await start();
  return { url: `smtp://127.0.0.1:${port}`, mails, behaviour, start, stop };
}

export const OWNER = 'owner@agency.example';

export type Line = { text: string; fields: object };

/** A mailer on the database of a site; what it logs is kept. */
export function testMailer({ deps }: TestApp) {
  const lines: Line[] = [];
  const note = (fields: object, text: string) => void lines.push({ text, fields });
  const mailer = createMailer({ config: deps.config, db: deps.db, now: deps.now, log: { info: note, warn: note } });
  onTestFinished(() => mailer.stop());
  return { mailer, lines };
}

/** A site whose owner is told of leads through the mail server, once its mailer is started. */
export async function mailingSite(
  server: Awaited<ReturnType<typeof testMailServer>>,
  env: Record<string, string> = {},
) {
  const started: { mailer?: Mailer } = {};
  const addresses = { MAIL_FROM: 'site@agency.example', MAIL_TO: OWNER, PUBLIC_URL: 'https://agency.example' };
  const site = await testApp({
    env: { SMTP_URL: server.url, ...addresses, ...env },
    deps: { onLead: () => started.mailer?.checkNow() },
  });
  const { mailer, lines } = testMailer(site);
  started.mailer = mailer;
  return {
    ...site,
    mailer,
    lines,
    /** Waits until the server has got so many mails. */
    arrived: (count: number) => vi.waitFor(() => expect(server.mails).toHaveLength(count), { timeout: 20_000 }),
    /** Sends the next mail that is due, if any, and is back when that is done. */
    async look() {
      mailer.start();
      await mailer.stop();
    },
    /** How often each mail that still waits has been tried. */
    async waiting() {
      const rows = await site.database.db.selectFrom('outbox').select(['attempts', 'sentAt']).orderBy('id').execute();
      return rows.filter(({ sentAt }) => sentAt === null).map(({ attempts }) => attempts);
    },
  };
}

/** Headers by their lower-case names and the text, decoded. */
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
