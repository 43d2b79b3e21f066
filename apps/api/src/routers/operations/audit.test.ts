import { findAuditHead, listAudit } from '@site/db/audit-log';
import type { AuditEntry } from '@site/schema/audit';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { prepareDatabase, resetPassword } from '../../process/prepare-database.ts';
import { admin, type TestApp, testApp, testCaller } from '../../testing/app.ts';
import { bodies, testAdmin } from '../../testing/content.ts';
import { VERSION } from '../../version.ts';

const MINUTE = 60_000;

async function entriesOf({ deps }: Pick<TestApp, 'deps'>): Promise<AuditEntry[]> {
  return (await listAudit(deps.db, {})).items.toReversed();
}

test('GET /api/admin/audit returns the newest entries first, with their number', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const { id } = await add('project');
  await sendAsAdmin('PUT', `/api/portfolio/${id}`, { ...bodies.project, title: 'A shop for coffee' });
  const { body, headers } = await sendAsAdmin('GET', '/api/admin/audit?limit=2');
  expect(headers['x-total-count']).toBe('3');
  expect(body).toMatchObject([
    {
      action: 'project.update',
      actor: admin.username,
      network: '127.0.0.1',
      recordId: id,
      title: 'A shop for coffee',
      changes: [{ field: 'title', before: 'A shop for tea', after: 'A shop for coffee' }],
    },
    { action: 'project.create' },
  ]);
  expect((await sendAsAdmin('GET', '/api/admin/audit?limit=1&offset=2')).body).toMatchObject([
    { action: 'account.login', changes: [{ field: 'factor', after: 'password' }] },
  ]);
});

test('the list is filtered by area and days of the agency, and exported as a file without formulas', async () => {
  const site = await testAdmin();
  await site.add('project', { title: 'Tea;=1+1' });
  site.setTime('2025-06-02T20:00:00.000Z');
  const caller = testCaller(site, (await site.login()).authorization);
  await caller.service.create(bodies.service);
  const found = async (query: Parameters<typeof caller.audit.listForAdmin>[0]) =>
    (await caller.audit.listForAdmin(query)).items.map(({ action }) => action);
  expect(await found({ area: 'account' })).toEqual(['account.login', 'account.login']);
  expect(await found({ area: 'content', to: '2025-06-02' })).toEqual(['project.create']);
  expect(await found({ from: '2025-06-03', to: '2025-06-03' })).toEqual(['service.create', 'account.login']);
  const { csv } = await caller.audit.exportCsv({ area: 'content' });
  expect(csv.split('\r\n')).toHaveLength(4);
  expect(csv).toContain("Tea;'=1+1");
  expect(await found({ area: 'exports' })).toEqual(['audit.export']);
});

test('refused logins are recorded in groups for each network, without the typed name', async () => {
  const site = await testApp({ env: { RATE_LIMIT_LOGIN: '5' } });
  const guess = () => site.send('POST', '/api/admin/login', { username: 'my secret', password: 'Wrong-horse-9!' });
  for (let attempt = 0; attempt < 12; attempt++) await guess();
  site.advance(15 * MINUTE);
  await guess();
  const entries = await entriesOf(site);
  expect(entries.map(({ action, actor, network, count }) => [action, actor, network, count])).toEqual([
    ['account.refused', 'visitor', '127.0.0.1', 1],
    ['account.refused', 'visitor', '127.0.0.1', 2],
    ['account.refused', 'visitor', '127.0.0.1', 5],
    ['account.refused', 'visitor', '127.0.0.1', 10],
    ['account.refused', 'visitor', '127.0.0.1', 1],
  ]);
  expect(JSON.stringify(entries)).not.toContain('secret');
});

test('exports of leads, and the address of the calendar, are recorded before they are answered', async () => {
  const { add, ...site } = await testAdmin();
  const caller = testCaller(site, site.session.authorization);
  const { id } = await add('contact');
  await add('call');
  await testCaller(site, site.session.authorization).account.confirm({ currentPassword: admin.password });
  await caller.contact.exportCsv({});
  await caller.callRequest.exportCsv({});
  await caller.lead.exportPerson({ kind: 'contact', id });
  await caller.booking.calendarFeed();
  const entries = (await entriesOf(site)).slice(-4);
  expect(entries.map(({ action, recordId }) => [action, recordId])).toEqual([
    ['contact.export', null],
    ['call.export', null],
    ['lead.export', id],
    ['calendar.export', null],
  ]);
});

test('leads of visitors are not recorded', async () => {
  const site = await testApp();
  await site.send('POST', '/api/contact', bodies.contact);
  await site.send('POST', '/api/schedule-call', bodies.call);
  expect(await findAuditHead(site.deps.db)).toEqual({ id: 0, hash: '' });
});

test('a start records the version once, and a password that is reset on the server is recorded', async () => {
  const site = await testApp();
  const config = readConfig({ SEED: 'none' });
  for (let start = 0; start < 2; start++) await prepareDatabase(site.database, config, site.deps.now);
  await resetPassword(site.database, config);
  expect(await entriesOf(site)).toMatchObject([
    { action: 'release.start', actor: 'server', title: VERSION },
    { action: 'account.password', actor: 'server command', network: null },
  ]);
});

test('the retention of the log and of leads needs the password, and its change is recorded', async () => {
  const site = await testAdmin();
  const caller = testCaller(site, site.session.authorization);
  const before = await findAuditHead(site.deps.db);
  const unconfirmed = { currentPassword: 'Wrong-horse-9!' };
  await expect(caller.audit.saveRetention({ months: 12, ...unconfirmed })).rejects.toThrow();
  await expect(caller.retention.save({ mode: 'erase', months: 12, ...unconfirmed })).rejects.toThrow();
  expect(await findAuditHead(site.deps.db)).toEqual(before);
  expect(await caller.audit.state()).toMatchObject({ months: 24, brokenAt: null, count: 1 });
  await caller.audit.saveRetention({ months: 12, currentPassword: admin.password });
  await caller.retention.save({ mode: 'erase', months: 6, currentPassword: admin.password });
  expect(await caller.audit.state()).toMatchObject({ months: 12 });
  expect(await caller.retention.read()).toEqual({ mode: 'erase', months: 6 });
  expect((await entriesOf(site)).slice(1).map(({ title, changes }) => [title, changes])).toEqual([
    ['auditRetention', [{ field: 'months', before: 24, after: 12 }]],
    [
      'leadRetention',
      [
        { field: 'mode', before: 'off', after: 'erase' },
        { field: 'months', before: 24, after: 6 },
      ],
    ],
  ]);
});
