import { listAudit } from '@site/db/audit-log';
import { momentInWords } from '@site/schema/audit-text';
import { DAY_MS } from '@site/schema/time';
import { describe, expect, test } from 'vitest';
import { admin, type TestApp, testCaller } from '../../testing/app.ts';
import { testFactors } from '../../testing/factors.ts';

const { password: currentPassword } = admin;
const MINUTE = 60_000;
const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@agency.example', MAIL_TO: 'owner@agency.example' };
const WRONG = 'This code is wrong, or it was used before. Enter the current one.';
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

describe('a login with an authenticator app', () => {
  test('needs the password and a code, which works once', async () => {
    const { addTotp, advance, deps, log, logIn } = await testFactors();
    const { codeNow } = await addTotp();
    const needed = { message: 'Enter the code from your authenticator app', secondFactor: ['totp', 'recovery'] };
    for (const absent of [{}, { code: '' }, { code: null }])
      expect(await logIn(absent)).toMatchObject({ status: 401, body: needed });
    expect(log.join('')).not.toContain('login failed');
    // The code of the enrolment has been used.
    expect(await logIn({ code: codeNow() })).toMatchObject({ status: 401, body: { ...needed, message: WRONG } });
    expect(log.join('')).toContain('login failed');
    advance(MINUTE);
    const code = codeNow();
    expect((await logIn({ password: 'Wrong-horse-9!', code })).body).toEqual({ message: 'Invalid credentials' });
    expect((await logIn({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    expect((await logIn({ code })).status).toBe(401);
    const refused = deps.db.selectFrom('auditLog').select('changes').where('action', '=', 'account.refused');
    const afterPassword = '[{"field":"step","after":"second"}]';
    expect((await refused.orderBy('id').execute()).map(({ changes }) => changes)).toEqual([
      afterPassword,
      '[]',
      // A successful login does not end the group.
      afterPassword,
    ]);
    expect((await logIn({ code: '12345' })).body).toMatchObject({ message: 'Enter the 6 digits that the app shows' });
  });

  test('of several logins with one code at the same time, one succeeds', async () => {
    const { addTotp, advance, logIn } = await testFactors();
    const { codeNow } = await addTotp();
    advance(MINUTE);
    const code = codeNow();
    const responses = await Promise.all(Array.from({ length: 4 }, () => logIn({ code })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  test('accepts the code of the neighbouring time steps, but none before one that was used', async () => {
    const { addTotp, advance, logIn } = await testFactors();
    const { codeNow } = await addTotp();
    advance(2 * MINUTE);
    const early = codeNow();
    advance(MINUTE / 2);
    const next = codeNow();
    expect((await logIn({ code: next })).status).toBe(200);
    expect((await logIn({ code: early })).status).toBe(401);
    advance(MINUTE);
    const late = codeNow();
    advance(MINUTE / 2);
    expect((await logIn({ code: late })).status).toBe(200);
    advance(MINUTE);
    expect((await logIn({ code: late })).status).toBe(401);
  });

  test('wrong codes and passwords without a code count, until a login succeeds', async () => {
    const { addTotp, advance, logIn } = await testFactors({ RATE_LIMIT_LOGIN: '3' });
    const { codeNow } = await addTotp();
    advance(MINUTE);
    const guess = async () => (await logIn({ code: wrongCode(codeNow()) })).status;
    const withoutCode = async () => (await logIn()).status;
    expect([await withoutCode(), await guess(), (await logIn({ code: codeNow() })).status]).toEqual([401, 401, 200]);
    advance(MINUTE);
    expect([await withoutCode(), await guess(), await guess()]).toEqual([401, 401, 401]);
    expect([await withoutCode(), (await logIn({ code: codeNow() })).status]).toEqual([429, 429]);
  });

  test('after 30 codes in a day from networks without a login, codes are refused, and recovery codes are accepted', async () => {
    const { addTotp, advance, app, deps, logIn } = await testFactors({ RATE_LIMIT_LOGIN: '100' });
    const { codeNow, recoveryCodes } = await addTotp();
    advance(MINUTE);
    const from = async (network: number, code: string | undefined) => {
      const request = { remoteAddress: `203.0.113.${network}`, payload: { ...admin, code } };
      return app.inject({ method: 'POST', url: '/api/admin/login', ...request });
    };
    const end = momentInWords(
      { id: 'Asia/Kolkata', name: 'IST', place: 'India' },
      new Date(deps.now().getTime() + DAY_MS),
    );
    // One network after another, with a pause that ends the delay of logins to the account.
    for (let network = 1; network <= 30; network++) {
      expect((await from(network, wrongCode(codeNow()))).statusCode).toBe(401);
      advance(16 * MINUTE);
    }
    const refused = await from(31, codeNow());
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      `Too many codes were tried, so codes of an app are refused until ${end}. Use a passkey or a recovery code, or log in from a network of the last 30 days, where codes still work.`,
    ]);
    expect((await from(32, recoveryCodes[0])).statusCode).toBe(200);
    // The administrator's network is known from the first login.
    expect((await logIn({ code: codeNow() })).status).toBe(200);
  });
});

describe('recovery codes', () => {
  test('are created with the first factor, stored as hashes, and each replaces a code once', async () => {
    const { addTotp, addPasskey, deps, logIn } = await testFactors();
    const { recoveryCodes } = await addTotp();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await addPasskey()).added).toEqual({ recoveryCodes: [] });
    const stored = await deps.db.selectFrom('recoveryCodes').select('hash').execute();
    expect(stored).toHaveLength(10);
    for (const { hash } of stored) expect(hash).toMatch(/^\$argon2id\$/);
    const [first = ''] = recoveryCodes;
    const code = first.toUpperCase().replace('-', ' ');
    const responses = await Promise.all([logIn({ code }), logIn({ code })]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await logIn({ code: first })).status).toBe(401);
  });

  test('are replaced by new ones, and removed with the last factor', async () => {
    const { addTotp, call, deps, logIn, session } = await testFactors();
    const { recoveryCodes } = await addTotp();
    const { codes } = await call<{ codes: string[] }>('factor.renewRecoveryCodes');
    expect((await logIn({ code: recoveryCodes[1] })).status).toBe(401);
    expect((await logIn({ code: codes[1] })).status).toBe(200);
    const api = testCaller({ deps } as TestApp, session.authorization);
    const { factors, recoveryCodesLeft } = await api.factor.list();
    expect(recoveryCodesLeft).toBe(9);
    await call('factor.remove', { id: factors[0]?.id });
    expect((await logIn()).status).toBe(200);
    expect(await deps.db.selectFrom('recoveryCodes').select('id').execute()).toEqual([]);
    expect(await call('factor.renewRecoveryCodes')).toMatchObject({ httpStatus: 409 });
  });
});

describe('confirmation', () => {
  test('is needed for changes and exports, lasts 10 minutes, and does not come with the login', async () => {
    const { add, advance, call, confirm, send, session, login } = await testFactors();
    const { id } = await add('contact');
    const exported = async (headers: Record<string, string> = session) => [
      (await send('GET', '/trpc/contact.exportCsv?input={}', undefined, headers)).status,
      (await send('GET', '/trpc/callRequest.exportCsv?input={}', undefined, headers)).status,
      (await send('GET', `/api/contact-submissions/${id}/person`, undefined, headers)).status,
    ];
    expect(await exported()).toEqual([403, 403, 403]);
    const asked = { httpStatus: 403, message: 'Confirm that it is you', secondFactor: [] };
    for (const change of ['newTotp', 'addTotp', 'newPasskey', 'addPasskey', 'rename', 'remove', 'renewRecoveryCodes'])
      expect(await call(`factor.${change}`), change).toMatchObject(asked);
    await confirm();
    expect(await exported()).toEqual([200, 200, 200]);
    expect(await exported(await login())).toEqual([403, 403, 403]);
    advance(10 * MINUTE - 1);
    expect(await exported()).toEqual([200, 200, 200]);
    advance(1);
    expect(await exported()).toEqual([403, 403, 403]);
  });

  test('needs a code too once a factor is set, also for the change of the password', async () => {
    const { addTotp, advance, deps, sendAsAdmin } = await testFactors();
    const { codeNow } = await addTotp();
    advance(11 * MINUTE);
    const confirmWith = (body: object) => sendAsAdmin('POST', '/api/admin/confirm', body);
    const newPassword = 'Another-horse-8!';
    const change = () =>
      sendAsAdmin('POST', '/api/admin/change-password', { currentPassword, newPassword, confirmPassword: newPassword });
    const asked = { message: 'Confirm that it is you', secondFactor: ['totp', 'recovery'] };
    expect(await change()).toMatchObject({ status: 403, body: asked });
    for (const [body, path] of [
      [{}, 'currentPassword'],
      [{ code: codeNow() }, 'currentPassword'],
      [{ currentPassword }, 'code'],
      [{ currentPassword, code: wrongCode(codeNow()) }, 'code'],
      [{ currentPassword: 'Wrong-horse-9!', code: codeNow() }, 'currentPassword'],
    ] as const)
      expect(await confirmWith(body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect((await change()).status).toBe(403);
    expect((await confirmWith({ currentPassword, code: codeNow() })).status).toBe(200);
    expect((await change()).status).toBe(200);
    // What is missing is asked for; only the two wrong proofs are refused.
    const { items } = await listAudit(deps.db, { actions: ['account.unconfirmed'] });
    expect(items.map(({ actor, count }) => [actor, count])).toEqual([
      [admin.username, 2],
      [admin.username, 1],
    ]);
  });

  test('a right password does not reset the count of wrong codes', async () => {
    const { addTotp, advance, sendAsAdmin } = await testFactors({ RATE_LIMIT_LOGIN: '3' });
    const { codeNow } = await addTotp();
    advance(11 * MINUTE);
    const guess = async () => {
      const code = wrongCode(codeNow());
      return (await sendAsAdmin('POST', '/api/admin/confirm', { currentPassword, code })).status;
    };
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([400, 400, 400, 429]);
  });
});

test('adding an authenticator app requires a valid code and a name', async () => {
  const { call, confirm, logIn } = await testFactors();
  await confirm();
  const { secret, qr } = await call<{ secret: string; qr: { path: string } }>('factor.newTotp');
  expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  for (const [input, path] of [
    [{ name: 'Phone', secret, code: '000000' }, 'code'],
    [{ name: 'Phone', secret, code: 'abcdef' }, 'code'],
    [{ name: ' ', secret, code: '000000' }, 'name'],
    [{ name: 'Phone', secret: 'AAAA', code: '000000' }, 'secret'],
  ] as const)
    expect(await call('factor.addTotp', input)).toMatchObject({ httpStatus: 400, issues: [{ path }] });
  expect((await logIn()).status).toBe(200);
});

test('factors are listed by name with their last use, but without secrets, and can be renamed', async () => {
  const { addTotp, advance, call, logIn, deps, session } = await testFactors();
  const { codeNow } = await addTotp();
  advance(MINUTE);
  await logIn({ code: codeNow() });
  const api = testCaller({ deps } as TestApp, session.authorization);
  const [listed] = (await api.factor.list()).factors;
  expect(listed).toEqual({
    id: expect.any(Number),
    kind: 'totp',
    name: 'Phone',
    createdAt: expect.any(Date),
    lastUsedAt: deps.now(),
    isOfOtherHost: false,
  });
  await call('factor.rename', { id: listed?.id, name: 'Old phone' });
  expect((await api.factor.list()).factors).toMatchObject([{ name: 'Old phone' }]);
  expect((await api.audit.listForAdmin({ search: 'factor.rename' })).items).toMatchObject([
    { title: 'Old phone', changes: [{ field: 'name', before: 'Phone', after: 'Old phone' }] },
  ]);
  for (const change of ['rename', 'remove'])
    expect(await call(`factor.${change}`, { id: 999, name: 'x' })).toMatchObject({ httpStatus: 404 });
});

test('a wrong code after the right password is a warning and one mail, until the password changes; typing mistakes are not', async () => {
  const { addTotp, advance, app, deps, sendAsAdmin, session } = await testFactors(mail);
  const { codeNow } = await addTotp();
  const guess = (remoteAddress: string, password = currentPassword) => {
    const payload = { ...admin, password, code: wrongCode(codeNow()) };
    return app.inject({ method: 'POST', url: '/api/admin/login', remoteAddress, payload });
  };
  const warning = async () =>
    (await testCaller({ deps } as TestApp, session.authorization).overview.read()).refusedCodes;
  const networks = async () => {
    const rows = await deps.db.selectFrom('outbox').select('payload').orderBy('id').execute();
    const mails = rows.map(({ payload }) => JSON.parse(payload ?? ''));
    return mails.filter(({ event }) => event === 'codeRefused').map(({ detail }) => detail);
  };
  const own = '127.0.0.1';
  await guess('203.0.113.7', 'Wrong-horse-9!');
  for (let mistake = 0; mistake < 2; mistake++) await guess(own);
  expect([await warning(), await networks()]).toEqual([null, []]);
  const since = deps.now();
  await guess('203.0.113.7');
  advance(MINUTE);
  await guess('203.0.113.8');
  await guess(own);
  expect([await warning(), await networks()]).toEqual([{ count: 3, since }, ['203.0.113.7']]);
  const newPassword = 'Another-horse-8!';
  const change = { currentPassword, newPassword, confirmPassword: newPassword };
  expect((await sendAsAdmin('POST', '/api/admin/change-password', change)).status).toBe(200);
  await guess('203.0.113.9');
  expect(await warning()).toBeNull();
  await guess('203.0.113.9', newPassword);
  expect([await warning(), await networks()]).toMatchObject([{ count: 1 }, ['203.0.113.7', '203.0.113.9']]);
});

test('mails the owner about added and removed factors, and about renewed and used recovery codes', async () => {
  const { addTotp, call, deps, logIn } = await testFactors(mail);
  const { recoveryCodes } = await addTotp('Phone of Asha');
  await logIn({ code: recoveryCodes[0] });
  await call('factor.renewRecoveryCodes');
  const { id } = await deps.db.selectFrom('factors').select('id').executeTakeFirstOrThrow();
  await call('factor.remove', { id });
  const rows = await deps.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  expect(rows.map(({ payload }) => JSON.parse(payload ?? ''))).toMatchObject([
    { event: 'factorAdded', detail: 'Phone of Asha' },
    { event: 'recoveryCodeUsed', detail: '9' },
    { event: 'recoveryCodesRenewed', detail: null },
    { event: 'factorRemoved', detail: 'Phone of Asha' },
  ]);
});
