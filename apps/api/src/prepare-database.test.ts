import { openDatabase } from '@site/db/open';
import { emptyDatabaseUrl, emptyFolder } from '@site/db/testing/database';
import { passwordChange } from '@site/schema/account';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { prepareDatabase, resetPassword } from './prepare-database.ts';
import { startServer } from './server.ts';
import { fakeWeb, testApp } from './testing/app.ts';

const now = () => new Date('2025-06-02T06:00:00.000Z');
const chosen = 'Chosen-by-owner-1!';

/** A database that nobody has started on yet, and a start on it with some environment. */
async function freshSite() {
  const url = await emptyDatabaseUrl();
  const open = () => {
    const database = openDatabase(url);
    onTestFinished(() => database.close());
    return database;
  };
  const database = open();
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
  return { url, open, start, reset, logIn, countOf, database };
}

const satisfiesTheRules = (password: string | undefined) =>
  passwordChange.safeParse({ currentPassword: 'x', newPassword: password, confirmPassword: password }).success;

describe('the first start', () => {
  test('makes the administrator with ADMIN_PASSWORD, and says nothing of it', async () => {
    const { start, logIn } = await freshSite();
    expect(await start({ ADMIN_PASSWORD: chosen })).toEqual({ seeded: false, administrator: { username: 'admin' } });
    expect((await logIn('admin', chosen)).status).toBe(200);
  });

  test('makes up a password that keeps the rules and logs in, when none is chosen', async () => {
    const { start, logIn } = await freshSite();
    const { administrator } = await start({ ADMIN_USERNAME: 'asha' });
    expect(administrator).toEqual({ username: 'asha', generatedPassword: expect.any(String) });
    expect(satisfiesTheRules(administrator?.generatedPassword)).toBe(true);
    expect((await logIn('asha', administrator?.generatedPassword)).status).toBe(200);
  });

  test('makes up another password for every site, and stores none as it is', async () => {
    const made = new Set<string | undefined>();
    for (let sites = 0; sites < 3; sites++) {
      const { start, database } = await freshSite();
      const password = (await start()).administrator?.generatedPassword;
      made.add(password);
      const users = await database.db.selectFrom('users').selectAll().execute();
      expect(users).toEqual([expect.objectContaining({ password: expect.stringMatching(/^\$argon2id\$/) })]);
      expect(JSON.stringify(users)).not.toContain(password);
    }
    expect(made.size).toBe(3);
  });

  test.each([
    [chosen, ''],
    ['secret', '\nThe panel would not take that password: Password must be at least 8 characters. Change it .*'],
  ])('takes %s as it is, and says where it is weak', async (password, warning) => {
    const { url, logIn } = await freshSite();
    expect(await printedAtStart(url, { ADMIN_PASSWORD: password })).toEqual([
      expect.stringMatching(
        new RegExp(`^Made the administrator "admin" with the password in ADMIN_PASSWORD\\.${warning}$`),
      ),
    ]);
    expect((await logIn('admin', password)).status).toBe(200);
  });
});

describe('a later start', () => {
  test('makes no administrator and changes no password, whatever the environment says', async () => {
    const { start, logIn, countOf } = await freshSite();
    await start({ ADMIN_PASSWORD: chosen });
    for (const env of [
      {},
      { ADMIN_PASSWORD: 'Another-one-2!' },
      { ADMIN_USERNAME: 'second', ADMIN_PASSWORD: chosen },
    ]) {
      expect(await start(env as Record<string, string>)).toEqual({ seeded: false });
    }
    expect(await countOf('users')).toBe(1);
    expect((await logIn('admin', chosen)).status).toBe(200);
  });

  test('prints no password again', async () => {
    const { url } = await freshSite();
    const introduction = expect.stringMatching(
      /^Made the administrator "admin" with the password: \S{20}\nKeep it: .*$/,
    );
    expect([await printedAtStart(url), await printedAtStart(url)]).toEqual([[introduction], []]);
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
  type Site = Awaited<ReturnType<typeof freshSite>>;
  const counts = ({ countOf }: Site) => Promise.all(content.map(countOf));

  test('none leaves a new site empty', async () => {
    const site = await freshSite();
    expect(await site.start({ SEED: 'none' })).toMatchObject({ seeded: false });
    expect(await counts(site)).toEqual([0, 0, 0, 0]);
  });

  test('demo fills a new site once, without leads', async () => {
    const site = await freshSite();
    expect(await site.start({ SEED: 'demo' })).toMatchObject({ seeded: true });
    expect(await counts(site)).toEqual([15, 9, 6, 16]);
    expect([await site.countOf('contactSubmissions'), await site.countOf('callSchedules')]).toEqual([0, 0]);
    expect(await site.start({ SEED: 'demo' })).toEqual({ seeded: false });
    expect(await counts(site)).toEqual([15, 9, 6, 16]);
  });

  test('demo does not bring back what the owner has deleted', async () => {
    const site = await freshSite();
    await site.start({ SEED: 'demo' });
    for (const table of content) await site.database.db.deleteFrom(table).execute();
    expect(await site.start({ SEED: 'demo' })).toEqual({ seeded: false });
    expect(await counts(site)).toEqual([0, 0, 0, 0]);
  });

  test('demo adds nothing to a site that has content of its own', async () => {
    const site = await freshSite();
    await site.start({ ADMIN_PASSWORD: chosen });
    const { session, send } = await site.logIn('admin', chosen);
    const post = { title: 'Our first post', slug: 'our-first-post', excerpt: 'e'.repeat(50), content: 'c'.repeat(100) };
    expect((await send('POST', '/api/admin/blog-posts', post, session)).status).toBe(201);
    expect(await site.start({ SEED: 'demo' })).toEqual({ seeded: false });
    expect(await counts(site)).toEqual([0, 0, 0, 1]);
  });
});

test('processes that start at once make one administrator and one demo', async () => {
  const { open, countOf } = await freshSite();
  const config = readConfig({ SEED: 'demo', ADMIN_PASSWORD: chosen });
  const prepared = await Promise.all(
    [open(), open(), open()].map((database) => prepareDatabase(database, config, now)),
  );
  expect(prepared.filter(({ seeded }) => seeded)).toHaveLength(1);
  expect(prepared.filter(({ administrator }) => administrator)).toHaveLength(1);
  expect([await countOf('users'), await countOf('services'), await countOf('blogPosts')]).toEqual([1, 15, 16]);
});

describe('resetting the password', () => {
  test('makes up a new one that keeps the rules, and ends all sessions', async () => {
    const { start, reset, logIn } = await freshSite();
    await start({ ADMIN_PASSWORD: chosen });
    const { session, send } = await logIn('admin', chosen);
    const { username, password } = await reset();
    expect([username, satisfiesTheRules(password)]).toEqual(['admin', true]);
    expect((await send('GET', '/api/admin/me', undefined, session)).status).toBe(401);
    expect((await logIn('admin', chosen)).status).toBe(401);
    expect((await logIn('admin', password)).status).toBe(200);
  });

  test('takes ADMIN_PASSWORD when it is set', async () => {
    const { start, reset, logIn } = await freshSite();
    await start();
    expect(await reset({ ADMIN_PASSWORD: chosen })).toEqual({ username: 'admin', password: chosen, isNew: false });
    expect((await logIn('admin', chosen)).status).toBe(200);
  });

  test('finds the administrator by whatever name he was made', async () => {
    const { start, reset, logIn, countOf } = await freshSite();
    await start({ ADMIN_USERNAME: 'asha' });
    expect(await reset({ ADMIN_PASSWORD: chosen })).toEqual({ username: 'asha', password: chosen, isNew: false });
    expect((await logIn('asha', chosen)).status).toBe(200);
    expect(await countOf('users')).toBe(1);
  });

  test('makes the administrator of a site that was never started', async () => {
    const { reset, logIn, countOf } = await freshSite();
    const { username, password, isNew } = await reset();
    expect(isNew).toBe(true);
    expect((await logIn(username, password)).status).toBe(200);
    expect(await countOf('users')).toBe(1);
  });
});
