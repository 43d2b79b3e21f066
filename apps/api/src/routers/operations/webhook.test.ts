import { findBackupSchedule } from '@site/db/backup-run';
import { listWebhooks } from '@site/db/webhook';
import type { Webhook } from '@site/schema/webhook';
import { expect, test } from 'vitest';
import { findCalendarSecret } from '../../leads/calendar-secret.ts';
import { admin, type TestApp, testApp, testCaller } from '../../testing/app.ts';
import { testAdmin } from '../../testing/content.ts';

const input = { url: 'https://hooks.example.com/lead?key=1', events: ['lead.created' as const], active: true };
const { password: currentPassword } = admin;

type Caller = ReturnType<typeof testCaller>;
const protectedChanges: [
  name: string,
  change: (api: Caller, confirmation: { currentPassword: string }) => Promise<unknown>,
][] = [
  ['webhook.create', (api, confirmation) => api.webhook.create({ ...input, ...confirmation })],
  ['webhook.replace', (api, confirmation) => api.webhook.replace({ ...input, id: 1, active: false, ...confirmation })],
  ['webhook.renewSecret', (api, confirmation) => api.webhook.renewSecret({ id: 1, ...confirmation })],
  ['webhook.remove', (api, confirmation) => api.webhook.remove({ id: 1, ...confirmation })],
  [
    'backup.setSchedule',
    (api, confirmation) => api.backup.setSchedule({ enabled: true, time: '03:30', keep: 5, ...confirmation }),
  ],
  ['booking.renewCalendarFeed', (api, confirmation) => api.booking.renewCalendarFeed(confirmation)],
];

const issueOf = (error: { cause: { issues: object[] } }) => error.cause.issues;

test.each(protectedChanges)('%s needs the current password', async (_, change) => {
  const site = await testAdmin();
  const api = testCaller(site, site.session.authorization);
  await api.webhook.create({ ...input, currentPassword });
  const { db } = site.deps;
  const state = async () => Promise.all([listWebhooks(db), findCalendarSecret(db), findBackupSchedule(db)]);
  const before = await state();
  for (const [confirmation, message] of [
    [{ currentPassword: '' }, 'Current password is required'],
    [{ currentPassword: 'Wrong-horse-9!' }, 'Current password is incorrect'],
  ] as const) {
    const error = await change(api, confirmation as never).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'BAD_REQUEST' });
    expect(issueOf(error as never)).toEqual([
      expect.objectContaining({
        path: expect.toSatisfy((path: unknown) => String(path) === 'currentPassword'),
        message,
      }),
    ]);
  }
  const unconfirmed = await change(api, {} as never).catch((thrown: unknown) => thrown);
  expect(unconfirmed).toMatchObject({ code: 'FORBIDDEN', message: 'Confirm that it is you' });
  expect(await state()).toEqual(before);
  await change(api, { currentPassword });
  expect(await state()).not.toEqual(before);
});

test('secrets are given only with a confirmation, and in the answer to the creation', async () => {
  const site = await testAdmin();
  const { send, session } = site;
  const created = (await send('POST', '/api/webhooks', { ...input, currentPassword }, session)).body as Webhook;
  expect(created.secret).toMatch(/^whsec_/);
  const change = { ...input, active: false, currentPassword };
  for (const { text } of [
    await send('GET', '/api/webhooks', undefined, session),
    await send('PUT', `/api/webhooks/${created.id}`, change, session),
    await send('GET', '/trpc/webhook.listForAdmin', undefined, session),
  ]) {
    expect(text).toContain('hooks.example.com');
    expect(text).not.toContain('whsec_');
  }
  const read = async () => {
    const { webhook, booking } = testCaller(site, session.authorization);
    return { ...(await webhook.secret({ id: created.id })), ...(await booking.calendarFeed()) };
  };
  await expect(read()).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'Confirm that it is you' });
  await expect(testCaller(site, session.authorization).booking.calendarFeed()).rejects.toThrow('Confirm');
  await site.confirm();
  const calendar = await findCalendarSecret(site.deps.db);
  expect(await read()).toEqual({ secret: created.secret, url: expect.stringContaining(calendar) });
});

test('guesses of the password count as login attempts', async () => {
  const site = await testApp({ env: { RATE_LIMIT_LOGIN: '3' } });
  const session = await site.login();
  const create = (password: string) =>
    site.send('POST', '/api/webhooks', { ...input, currentPassword: password }, session);
  const login = () => site.send('POST', '/api/admin/login', admin);
  expect((await create(currentPassword)).status).toBe(201);
  for (const status of [400, 400, 400, 429]) expect((await create('Wrong-horse-9!')).status).toBe(status);
  expect((await create(currentPassword)).status).toBe(429);
  expect((await login()).status).toBe(429);
});

async function statusOf({ send }: TestApp, session: Record<string, string>, url: string) {
  const { status, body } = await send('POST', '/api/webhooks', { ...input, url, currentPassword }, session);
  return status === 400 ? (body as { issues: { path: string }[] }).issues[0]?.path : status;
}

test('a webhook needs https and no private address, except for targets in WEBHOOK_PRIVATE_TARGETS', async () => {
  const site = await testApp();
  const session = await site.login();
  for (const url of ['http://hooks.example.com', 'http://10.0.0.8', 'http://localhost:5678'])
    expect(await statusOf(site, session, url), url).toBe('url');
  for (const url of ['https://10.0.0.8', 'https://localhost', 'https://[::ffff:127.0.0.1]'])
    expect(await statusOf(site, session, url), url).toBe('url');
  const listing = await testApp({ env: { WEBHOOK_PRIVATE_TARGETS: 'automation.internal, 10.0.0.0/8, fd00::/8' } });
  const there = await listing.login();
  for (const url of [
    'http://automation.internal/hook',
    'http://10.0.0.8:5678',
    'http://[fd00::1]/',
    'https://a.example',
  ])
    expect(await statusOf(listing, there, url), url).toBe(201);
  // The address of a name is known when the webhook is sent.
  expect(await statusOf(listing, there, 'http://n8n:5678')).toBe(201);
  for (const url of ['http://11.0.0.8', 'http://[fe80::1]/'])
    expect(await statusOf(listing, there, url), url).toBe('url');
  const byName = await testApp({ env: { WEBHOOK_PRIVATE_TARGETS: 'automation.internal' } });
  expect(await statusOf(byName, await byName.login(), 'http://hooks.example.com')).toBe('url');
});

test('a webhook whose address is no longer allowed can be switched off', async () => {
  const listing = await testApp({ env: { WEBHOOK_PRIVATE_TARGETS: '10.0.0.0/8' } });
  const { authorization } = await listing.login();
  const before = { ...input, url: 'http://10.0.0.8/', currentPassword };
  const { id } = await testCaller(listing, authorization).webhook.create(before);
  const site = await testApp({ database: listing.database });
  const api = testCaller(site, authorization);
  expect(await api.webhook.replace({ ...before, id, active: false })).toMatchObject({ active: false });
  await expect(api.webhook.replace({ ...before, id, url: 'http://10.0.0.9/' })).rejects.toThrow('private network');
});
