/* oxlint-disable no-empty-pattern -- Playwright reads the names of the fixtures from the parameter */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createRecords, rowOf, textbox, uniqueMark } from '../support/admin.ts';
import { expect, test as ownServer } from '../support/own-server.ts';
import { sampleContact } from '../support/sample-records.ts';

/*
 * Updates of the admin after a mail was sent. The tests run their own SMTP server.
 */

type MailServer = {
  url: string;
  /** Delays mails until the returned function is called. */
  hold: () => () => void;
};

const test = ownServer.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the parameter
    async ({}, use) => {
      let accepted = Promise.resolve();
      const server = createServer((socket) => acceptMails(socket, () => accepted)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use({
        url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
  server: async ({ servers, mailServer }, use) =>
    use(await servers.open({ name: 'mailing', env: { SMTP_URL: mailServer.url } })),
});

/** Answers like an SMTP server, and accepts a mail once `accepted` resolves. */
function acceptMails(socket: Socket, accepted: () => Promise<void>) {
  let isMail = false;
  let text = '';

  async function answer(line: string) {
    if (isMail && line !== '.') return;
    if (isMail) await accepted();
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

test('a reply that was sent after its drawer was closed marks the lead as contacted in the list and in the badge', {
  tag: '@long',
}, async ({ page, openAdmin, mailServer }) => {
  const name = uniqueMark();
  await createRecords(page, '/api/contact', [sampleContact(name)]);
  await openAdmin(`/admin/contacts?q=${name}`);
  const section = page.getByRole('tab', { name: /^Contacts/ });
  await expect(section).toHaveAccessibleName(/\d/);
  const lead = rowOf(page, name);
  await lead.getByRole('link', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  const release = mailServer.hold();
  await textbox(drawer, 'Reply').fill('Gladly. When may we call you?');
  await drawer.getByRole('button', { name: 'Send reply' }).click();
  await expect(textbox(drawer, 'Reply')).toHaveValue('');
  // The focused button was disabled: without the focus, Escape would not close the drawer.
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(lead.getByRole('button', { name: `Mark as Contacted: ${name}` })).toBeVisible();
  release();
  await expect(lead.getByRole('button', { name: `Contacted: ${name}`, exact: true })).toBeVisible();
  await expect(section).not.toHaveAccessibleName(/\d/);
});
