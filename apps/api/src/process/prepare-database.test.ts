import { insertFactor } from '@site/db/factor';
import { describeLocation, openDatabase } from '@site/db/open';
import { emptyDatabaseUrl, emptyFolder } from '@site/db/testing/database';
import { passwordChange } from '@site/schema/account';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { fakeWeb, testApp } from '../testing/app.ts';
import { prepareDatabase, resetPassword, turnOffFactors } from './prepare-database.ts';
import { startServer } from './server.ts';

const now = () => new Date('2025-06-02T06:00:00.000Z');
const chosen = 'Chosen-by-hand-1!';

/** Creates an empty database, and functions that start the application on it with the given environment. */
async function emptySite() {
  const url = await emptyDatabaseUrl();
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  const start = (env: Record<string, string> = {}) =>
    prepareDatabase(database, readConfig({ SEED: 'none', ...env }), now);
  const reset = (env: Record<string, string> = {}) => resetPassword(database, readConfig(env));
  const logIn = async (username: string, password: string | undefined) => {
    const { send } = await testApp({ database });
    const { status, body } = await send('POST', '/api/admin/login', { username, password });
    return { status, session: { authorization: `Bearer ${(body as { sessionId: string }).sessionId}` }, send };
  };
  const countOf = async (table: Parameters<typeof database.db.selectFrom>[0] & string) =>
    (
      await database.db
        .selectFrom(table as 'users')
        .select('id')
        .execute()
    ).length;
  return { url, start, reset, logIn, countOf, database };
}

const isValidPassword = (password: string | undefined) =>
  passwordChange.safeParse({ currentPassword: 'x', newPassword: password, confirmPassword: password }).success;

describe('the first start', () => {
  test('creates the administrator with ADMIN_PASSWORD, and does not return the password', async () => {
    const { start, logIn } = await emptySite();
    expect(await start({ ADMIN_PASSWORD: chosen })).toEqual({ administrator: { username: 'admin' } });
    expect((await logIn('admin', chosen)).status).toBe(200);
  });

  test('generates a valid password when ADMIN_PASSWORD is not set', async () => {
    const { start, logIn } = await emptySite();
    const { administrator } = await start({ ADMIN_USERNAME: 'asha' });
    expect(administrator).toEqual({ username: 'asha', generatedPassword: expect.any(String) });
    expect(isValidPassword(administrator?.generatedPassword)).toBe(true);
    expect((await logIn('asha', administrator?.generatedPassword)).status).toBe(200);
  });

  test('generates a different password for each database, and stores only its hash', async () => {
    const generated = new Set<string | undefined>();
    for (let sites = 0; sites < 3; sites++) {
      const { start, database } = await emptySite();
      const password = (await start()).administrator?.generatedPassword;
      generated.add(password);
      const users = await database.db.selectFrom('users').selectAll().execute();
      expect(users).toEqual([expect.objectContaining({ password: expect.stringMatching(/^\$argon2id\$/) })]);
      expect(JSON.stringify(users)).not.toContain(password);
    }
    expect(generated.size).toBe(3);
  });

  test.each([
    [chosen, ''],
    [
      'Rain#42 on tin',
      '\nADMIN_PASSWORD does not meet the rules for new passwords: [^.]*, and a special character \\(@ \\$ ! % \\* \\? &\\)\\. Change it .*',
    ],
  ])('accepts ADMIN_PASSWORD=%s, and prints a warning when it is weak', async (password, warning) => {
    const { url, logIn } = await emptySite();
    expect(await printedAtStart(url, { ADMIN_PASSWORD: password })).toEqual([
      `Created a new database at ${describeLocation(url)}`,
      expect.stringMatching(
        new RegExp(`^Created the administrator "admin" with the password from ADMIN_PASSWORD\\.${warning}$`),
      ),
    ]);
    expect((await logIn('admin', password)).status).toBe(200);
  });
});

describe('a later start', () => {
  test('creates no administrator and changes no password, even if ADMIN_USERNAME or ADMIN_PASSWORD changed', async () => {
    const { start, logIn, countOf } = await emptySite();
    await start({ ADMIN_PASSWORD: chosen });
    for (const env of [
      {},
      { ADMIN_PASSWORD: 'Another-one-2!' },
      { ADMIN_USERNAME: 'second', ADMIN_PASSWORD: chosen },
    ]) {
      expect(await start(env as Record<string, string>)).toEqual({});
    }
    expect(await countOf('users')).toBe(1);
    expect((await logIn('admin', chosen)).status).toBe(200);
  });

  test('prints no password', async () => {
    const { url } = await emptySite();
    const introduction = expect.stringMatching(
      /^Created the administrator "admin" with the password: \S{20}\nStore it safely: .*"bin\/agency-site reset-password" sets a new one\.$/,
    );
    expect([await printedAtStart(url), await printedAtStart(url)]).toEqual([
      [expect.stringMatching(/^Created a new database at /), introduction],
      [],
    ]);
  });
});

async function printedAtStart(url: string, env: Record<string, string> = {}): Promise<string[]> {
  const printed: string[] = [];
  const config = readConfig({ DATABASE_URL: url, SEED: 'none', PORT: '0', LOG_LEVEL: 'silent', ...env });
  const web = { ...fakeWeb, folder: emptyFolder() };
  const server = await startServer(config, web, { print: (text) => printed.push(text) });
  await server.stop();
  return printed;
}

describe('SEED', () => {
  const content = ['services', 'portfolioProjects', 'caseStudies', 'blogPosts'] as const;
  type Site = Awaited<ReturnType<typeof emptySite>>;
  const counts = ({ countOf }: Site) => Promise.all(content.map(countOf));

  test('none adds no content', async () => {
    const site = await emptySite();
    await site.start({ SEED: 'none' });
    expect(await counts(site)).toEqual([0, 0, 0, 0]);
  });

  test('demo adds content once, without leads', async () => {
    const site = await emptySite();
    await site.start({ SEED: 'demo' });
    expect(await counts(site)).toEqual([15, 9, 6, 16]);
    expect([await site.countOf('contactSubmissions'), await site.countOf('callSchedules')]).toEqual([0, 0]);
    await site.start({ SEED: 'demo' });
    expect(await counts(site)).toEqual([15, 9, 6, 16]);
  });

  test('demo does not restore deleted content', async () => {
    const site = await emptySite();
    await site.start({ SEED: 'demo' });
    for (const table of content) await site.database.db.deleteFrom(table).execute();
    await site.start({ SEED: 'demo' });
    expect(await counts(site)).toEqual([0, 0, 0, 0]);
  });

  test('demo adds nothing to a database that has content', async () => {
    const site = await emptySite();
    await site.start({ ADMIN_PASSWORD: chosen });
    const { session, send } = await site.logIn('admin', chosen);
    const post = { title: 'Our first post', slug: 'our-first-post', excerpt: 'e'.repeat(50), content: 'c'.repeat(100) };
    expect((await send('POST', '/api/admin/blog-posts', post, session)).status).toBe(201);
    await site.start({ SEED: 'demo' });
    expect(await counts(site)).toEqual([0, 0, 0, 1]);
  });
});

describe('resetting the password', () => {
  test('generates a valid password and ends all sessions', async () => {
    const { start, reset, logIn } = await emptySite();
    await start({ ADMIN_PASSWORD: chosen });
    const { session, send } = await logIn('admin', chosen);
    const { username, password } = await reset();
    expect([username, isValidPassword(password)]).toEqual(['admin', true]);
    expect((await send('GET', '/api/admin/me', undefined, session)).status).toBe(401);
    expect((await logIn('admin', chosen)).status).toBe(401);
    expect((await logIn('admin', password)).status).toBe(200);
  });

  test('uses ADMIN_PASSWORD when it is set', async () => {
    const { start, reset, logIn } = await emptySite();
    await start();
    expect(await reset({ ADMIN_PASSWORD: chosen })).toEqual({ username: 'admin', password: chosen, isNew: false });
    expect((await logIn('admin', chosen)).status).toBe(200);
  });

  test('finds the administrator when ADMIN_USERNAME differs', async () => {
    const { start, reset, logIn, countOf } = await emptySite();
    await start({ ADMIN_USERNAME: 'asha' });
    expect(await reset({ ADMIN_PASSWORD: chosen })).toEqual({ username: 'asha', password: chosen, isNew: false });
    expect((await logIn('asha', chosen)).status).toBe(200);
    expect(await countOf('users')).toBe(1);
  });

  test('creates the administrator in an empty database', async () => {
    const { reset, logIn, countOf } = await emptySite();
    const { username, password, isNew } = await reset();
    expect(isNew).toBe(true);
    expect((await logIn(username, password)).status).toBe(200);
    expect(await countOf('users')).toBe(1);
  });
});

describe('turning two-step login off', () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@agency.example', MAIL_TO: 'owner@agency.example' };

  test('makes the password sufficient again, and mails that to the owner', async () => {
    const { start, logIn, database } = await emptySite();
    await start({ ADMIN_PASSWORD: chosen });
    const factor = {
      kind: 'totp' as const,
      name: 'Phone',
      secret: 'A'.repeat(32),
      credentialId: null,
      rpId: null,
      userHandle: null,
    };
    const { id: userId } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await insertFactor(database.db, { ...factor, userId, counter: 0, createdAt: now() }, ['hash']);
    expect((await logIn('admin', chosen)).status).toBe(401);
    expect(await turnOffFactors(database, readConfig(mail), now)).toEqual({ username: 'admin', removed: 1 });
    expect((await logIn('admin', chosen)).status).toBe(200);
    expect(await database.db.selectFrom('recoveryCodes').select('id').execute()).toEqual([]);
    const payloads = () => database.db.selectFrom('outbox').select('payload').execute();
    expect((await payloads()).map(({ payload }) => JSON.parse(payload ?? ''))).toEqual([
      { event: 'factorsOff', at: now().toISOString(), detail: null },
    ]);
    expect(await turnOffFactors(database, readConfig(mail), now)).toEqual({ username: 'admin', removed: 0 });
    expect(await payloads()).toHaveLength(1);
  });

  test('leaves a database without an administrator empty', async () => {
    const { database } = await emptySite();
    expect(await turnOffFactors(database, readConfig({}), now)).toBeUndefined();
    expect(await database.db.introspection.getTables()).toEqual([]);
  });
});

test('the start names the passkeys that a change of the host has made useless', async () => {
  const { url, database, start } = await emptySite();
  await start();
  const { id: userId } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const passkey = { userId, kind: 'passkey' as const, secret: 'key', counter: 0, userHandle: null, createdAt: now() };
  for (const rpId of ['old.example', 'agency.example'])
    await insertFactor(database.db, { ...passkey, name: `Laptop at ${rpId}`, credentialId: rpId, rpId });
  const lines: string[] = [];
  const config = readConfig({ DATABASE_URL: url, SEED: 'none', PORT: '0', PUBLIC_URL: 'https://agency.example' });
  const web = { ...fakeWeb, folder: emptyFolder() };
  const server = await startServer(config, web, { print() {}, logTo: { write: (line) => lines.push(line) } });
  await server.stop();
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ passkeys }) => passkeys);
  expect(warnings).toMatchObject([{ level: 40, passkeys: ['Laptop at old.example'] }]);
});
