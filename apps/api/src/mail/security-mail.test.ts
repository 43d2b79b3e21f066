import { expect, test } from 'vitest';
import { admin, type TestApp, testApp, testCaller } from '../testing/app.ts';
import { mailingSite, RECIPIENT, testMailServer } from '../testing/mail-server.ts';

const { password: currentPassword } = admin;
const newPassword = 'Another-horse-8!';
const hook = { url: 'https://hooks.example.com/secret-path?key=1', events: ['lead.created' as const], active: true };

async function securitySite() {
  const server = await testMailServer();
  const site = await mailingSite(server);
  const session = await site.login();
  const api = testCaller(site, session.authorization);
  const mails = async () => {
    const rows = await site.deps.db.selectFrom('outbox').select('payload').orderBy('id').execute();
    return rows.map(({ payload }) => JSON.parse(payload ?? '') as object);
  };
  return { ...site, session, api, mails, server };
}

const logInFrom = (site: TestApp, remoteAddress: string) =>
  site.app.inject({ method: 'POST', url: '/api/admin/login', payload: admin, remoteAddress });

test('mails the owner about a changed password, a new webhook URL and a new calendar URL', async () => {
  const { api, mails, deps } = await securitySite();
  expect(await mails()).toEqual([]);
  await api.account.changePassword({ currentPassword, newPassword, confirmPassword: newPassword });
  const confirmation = { currentPassword: newPassword };
  const { id, secret } = await api.webhook.create({ ...hook, ...confirmation });
  await api.webhook.replace({ ...hook, id, active: false, ...confirmation });
  await api.webhook.replace({ ...hook, id, url: 'https://other.example/', ...confirmation });
  const { url } = await api.booking.renewCalendarFeed(confirmation);
  const at = deps.now().toISOString();
  const queued = await mails();
  expect(queued).toEqual([
    { event: 'password', at, detail: null },
    { event: 'webhook', at, detail: 'hooks.example.com' },
    { event: 'webhook', at, detail: 'other.example' },
    { event: 'calendar', at, detail: null },
  ]);
  for (const unwanted of [secret, 'secret-path', url.split('/').at(-1) ?? '', newPassword])
    expect(JSON.stringify(queued)).not.toContain(unwanted);
});

test('a refused change is not mailed', async () => {
  const { api, mails } = await securitySite();
  const wrong = { currentPassword: 'Wrong-horse-9!' };
  await expect(api.webhook.create({ ...hook, ...wrong })).rejects.toThrow();
  await expect(api.booking.renewCalendarFeed(wrong)).rejects.toThrow();
  await expect(api.account.changePassword({ ...wrong, newPassword, confirmPassword: newPassword })).rejects.toThrow();
  expect(await mails()).toEqual([]);
});

test('a login from a network that was not used for 30 days is mailed, the very first login is not', async () => {
  const { mails, advance, deps, server, ...site } = await securitySite();
  const whole = { ...site, advance, deps } as TestApp;
  await site.login();
  expect(await mails()).toEqual([]);
  for (let times = 0; times < 2; times++) expect((await logInFrom(whole, '203.0.113.7')).statusCode).toBe(200);
  expect(await mails()).toEqual([{ event: 'login', at: deps.now().toISOString(), detail: '203.0.113.7' }]);
  await site.sendDue();
  const [mail] = server.mailsTo(RECIPIENT);
  expect(JSON.parse(mail?.text ?? '')).toMatchObject({ event: 'login', detail: '203.0.113.7' });
  await site.send('POST', '/api/admin/login', { ...admin, password: 'Wrong-horse-9!' });
  advance(31 * 24 * 60 * 60_000);
  await site.login();
  expect(await mails()).toHaveLength(2);
});

test('nothing is queued without a mail server', async () => {
  const site = await testApp();
  await site.login();
  await logInFrom(site, '203.0.113.7');
  expect(await site.deps.db.selectFrom('outbox').select('id').execute()).toEqual([]);
});
