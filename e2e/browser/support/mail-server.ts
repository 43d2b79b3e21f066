/* oxlint-disable no-empty-pattern -- Playwright reads the names of the fixtures from the parameter */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { test as ownServer } from './own-server.ts';

/*
 * A server of the site with an SMTP server of its own, which stores the mails it receives.
 */

export type MailServer = {
  url: string;
  /** The mails as they were received. */
  mails: string[];
  /** Delays mails until the returned function is called. */
  hold: () => () => void;
};

export const test = ownServer.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the parameter
    async ({}, use) => {
      let accepted = Promise.resolve();
      const mails: string[] = [];
      const server = createServer((socket) => acceptMails(socket, mails, () => accepted)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use({
        url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
        mails,
        hold() {
          const { promise, resolve } = Promise.withResolvers<void>();
          accepted = promise;
          return resolve;
        },
      });
      server.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ servers, serverOptions: { name, env }, mailServer }, use) =>
    use(await servers.open({ name, env: { ...env, SMTP_URL: mailServer.url } })),
});

/** Answers like an SMTP server, and accepts a mail once `accepted` resolves. */
function acceptMails(socket: Socket, mails: string[], accepted: () => Promise<void>) {
  let isMail = false;
  let text = '';
  let mail: string[] = [];

  async function answer(line: string) {
    if (isMail && line !== '.') {
      // A leading dot is doubled in transit.
      mail.push(line.replace(/^\.\./, '.'));
      return;
    }
    if (isMail) await accepted();
    if (isMail) mails.push(mail.join('\r\n'));
    mail = [];
    isMail = line === 'DATA';
    socket.write(isMail ? '354 Go on\r\n' : '250 OK\r\n');
  }

  socket.write('220 Ready\r\n');
  socket.setEncoding('utf8').on('data', (part: string) => {
    const lines = `${text}${part}`.split('\r\n');
    text = lines.pop() ?? '';
    for (const line of lines) void answer(line);
  });
  socket.on('error', () => {});
}

export { expect } from './guard.ts';
