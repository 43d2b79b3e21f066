import { type Database, openDatabase } from '@site/db/open';
import { emptyDatabaseUrl } from '@site/db/testing/database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../testing/app.ts';
import { bodies } from '../testing/content.ts';
import { testMailer, testMailServer } from '../testing/mail-server.ts';

const PROCESSES = 3;
const LEADS = 30;

test('several processes on one database send every mail, and none twice', { tags: ['long'] }, async () => {
  const server = await testMailServer();
  const url = await emptyDatabaseUrl();
  const env = { SMTP_URL: server.url, PUBLIC_URL: 'https://agency.example' };
  const open = async (): Promise<Database> => {
    const database = openDatabase(url);
    await database.migrate();
    onTestFinished(() => database.close());
    return database;
  };
  const databases: Database[] = [];
  for (let process = 0; process < PROCESSES; process++) databases.push(await open());
  const sites = await Promise.all(
    databases.map(async (database) => {
      const site = await testApp({ env, database });
      return { ...site, ...testMailer(site) };
    }),
  );
  for (const { mailer } of sites) mailer.start();
  const sends = Array.from({ length: LEADS }, async (_, index) => {
    const site = sites[index % PROCESSES];
    await site?.send('POST', '/api/contact', { ...bodies.contact, email: `visitor${index}@example.com` });
    for (const { mailer } of sites) mailer.checkNow();
  });
  await Promise.all(sends);
  await vi.waitFor(() => expect(server.mails.length).toBeGreaterThanOrEqual(2 * LEADS), { timeout: 30_000 });
  await Promise.all(sites.map(({ mailer }) => mailer.stop()));
  const ids = server.mails.map(({ headers }) => headers['message-id']);
  expect(ids).toHaveLength(2 * LEADS);
  expect(new Set(ids).size).toBe(2 * LEADS);
});
