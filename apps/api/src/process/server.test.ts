import { join } from 'node:path';
import { insertUser } from '@site/db/account';
import { openDatabase } from '@site/db/open';
import { saveSetting } from '@site/db/setting';
import { emptyDatabaseUrl, emptyFolder, engine } from '@site/db/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { fakeWeb } from '../testing/app.ts';
import { VERSION } from '../version.ts';
import { startServer } from './server.ts';

async function startOnFreePort(env: Record<string, string> = {}) {
  const config = readConfig({ DATABASE_URL: await emptyDatabaseUrl(), PORT: '0', LOG_LEVEL: 'silent', ...env });
  const web = { ...fakeWeb, folder: emptyFolder() };
  const log: string[] = [];
  const { url, stop } = await startServer(config, web, { print() {}, logTo: { write: (line) => log.push(line) } });
  onTestFinished(stop);
  return { url, robots: await (await fetch(`${url}/robots.txt`)).text(), log };
}

test('PORT=0 listens on a free port, and links use the URL of that port', async () => {
  const { url, robots } = await startOnFreePort();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`);
});

test('PORT=0 with a PUBLIC_URL announces the real port, and links use PUBLIC_URL', async () => {
  const { url, robots } = await startOnFreePort({ PUBLIC_URL: 'https://agency.example' });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  expect(robots).toContain('Sitemap: https://agency.example/sitemap.xml');
});

test('the log names invalid fields of stored settings once', async () => {
  const DATABASE_URL = await emptyDatabaseUrl();
  const { db, migrate, close } = openDatabase(DATABASE_URL);
  await migrate();
  await saveSetting(db, 'booking', { capacity: 0, noticeMinutes: 60 });
  await close();
  const { log } = await startOnFreePort({ DATABASE_URL, LOG_LEVEL: 'warn' });
  expect(log.filter((line) => line.includes('invalid')).map((line) => JSON.parse(line))).toMatchObject([
    { fields: ['booking.capacity'], msg: 'stored settings are invalid; the defaults of these fields are used' },
  ]);
});

test.runIf(engine() === 'sqlite')(
  'the log names both versions and the copy of a database that was migrated',
  async () => {
    const file = join(emptyFolder(), 'site.db');
    const DATABASE_URL = `file:${file}`;
    const { db, migrate, close } = openDatabase(DATABASE_URL);
    await migrate('0020-seat-times');
    await saveSetting(db, 'version', '0.0.1');
    await insertUser(db, { username: 'owner', password: 'hash' });
    await close();
    const { log } = await startOnFreePort({ DATABASE_URL, LOG_LEVEL: 'info' });
    expect(log.map((line) => JSON.parse(line)).filter(({ copy }) => copy)).toMatchObject([
      { fromVersion: '0.0.1', toVersion: VERSION, from: '0020-seat-times', copy: `${file}.before-0021-visitors` },
    ]);
  },
);

test('METRICS_PORT serves request counts, queued mails and free disk space, on the loopback address only', async () => {
  const { url, log } = await startOnFreePort({ METRICS_PORT: '0', LOG_LEVEL: 'info', DATA_DIR: emptyFolder() });
  const lead = { name: 'Asha', email: 'asha@example.com', subject: 'Hello', message: 'Please call me back.' };
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(lead) })).status).toBe(201);
  const metrics = log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'serving metrics').url;
  expect(metrics).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const text = await (await fetch(metrics)).text();
  expect(text).toMatch(/site_http_request_duration_seconds_count\{method="POST",kind="api",status="201"\} 1\n/);
  expect(text).toMatch(/site_http_request_duration_seconds_count\{method="GET",kind="page",status="200"\} 1\n/);
  expect(text).toMatch(/site_mails_waiting [1-9]/);
  expect(text).toMatch(/site_disk_free_bytes [1-9]/);
  expect(text).toMatch(/site_backup_proved_timestamp_seconds 0\n/);
  expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toContain('text/html');
});
