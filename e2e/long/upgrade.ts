import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { latestMigration } from '@site/db/migrate';
import { logIn } from '../../scripts/log-in.mjs';
import { administrator, launchServer, testSettings } from '../launch.ts';

/*
 * Upgrades a database of an earlier version and goes back, as "Upgrade and roll back" in docs/operations.md describes.
 * The earlier version is checked out, built and started: that of the argument, or else of the last tag before this
 * commit. Build the site first.
 */

/** Used while there is no tag: the last commit without audit log, second factors and backups. */
const BEFORE_FIRST_TAG = '0b086947';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'site-upgrade-'));
const oldRoot = join(folder, 'old');
const database = join(folder, 'data/site.db');
const settings = {
  ...testSettings,
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: `file:${database}`,
  LOG_LEVEL: 'info',
};
const print = (line: string) => process.stdout.write(`${line}\n`);

const run = (cwd: string, program: string, ...args: string[]) =>
  execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(root, '.tools/node_modules/.bin'), process.env.PATH].join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

function chooseVersion(): string {
  const [tag] = run(root, 'git', 'tag', '--merged', 'HEAD', '--no-contains', 'HEAD', '--sort=-creatordate').split('\n');
  return process.argv[2] ?? (tag || BEFORE_FIRST_TAG);
}

function buildOldVersion(version: string): void {
  run(root, 'git', 'worktree', 'add', '--detach', oldRoot, version);
  run(oldRoot, 'pnpm', 'install', '--offline', '--frozen-lockfile', '--reporter=silent');
  run(oldRoot, 'pnpm', '--filter', '@site/web', '--silent', 'build');
}

type Site = { url: string; authorization: string; output: () => string };

/** Starts a version, and stops it after the use. */
async function withServer<T>(version: string, use: (site: Site) => Promise<T>): Promise<T> {
  const { child, output, url: ready } = launchServer(settings, version);
  const ended = once(child, 'exit');
  try {
    const url = await ready;
    const authorization = `Bearer ${await logIn(url, administrator)}`;
    return await use({ url, authorization, output });
  } finally {
    child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
  }
}

async function send(site: Site, path: string, body: object): Promise<{ url?: string }> {
  const isForm = body instanceof FormData;
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { authorization: site.authorization, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  assert.equal(response.status, 201, `${path}: ${await response.clone().text()}`);
  return response.json() as Promise<{ url?: string }>;
}

const post = {
  title: 'Written before the upgrade',
  slug: 'written-before-the-upgrade',
  excerpt: 'A post that an earlier version has stored, and that the current one shows.',
  content: `<p>${'This text was stored by an earlier version, and is read by the current one. '.repeat(3)}</p>`,
  author: 'Meera',
  published: true,
};
const contact = { name: 'Asha Rao', email: 'asha@client.example', message: 'Please call us about a new shop.' };
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns the address of the uploaded file. */
async function write(site: Site): Promise<string> {
  await send(site, '/api/admin/blog-posts', post);
  await send(site, '/api/contact', contact);
  const form = new FormData();
  form.set('file', new File([picture], 'dot.png', { type: 'image/png' }));
  const { url = '' } = await send(site, '/api/media', form);
  return url;
}

const lists = [
  ...['/api/services', '/api/portfolio', '/api/case-studies', '/api/blog-posts'],
  ...['/api/contact-submissions', '/api/call-schedules'],
];

/** Every list of the REST interface, the article of the post, and the hash of the uploaded file. */
async function readAll({ url, authorization }: Site, file: string): Promise<Record<string, unknown>> {
  const get = async (path: string) => {
    const response = await fetch(url + path, { headers: { authorization } });
    assert.equal(response.status, 200, path);
    return Buffer.from(await response.arrayBuffer());
  };
  const data: Record<string, unknown> = {
    [file]: createHash('sha256')
      .update(await get(file))
      .digest('hex'),
  };
  for (const path of [...lists, `/api/blog-posts/slug/${post.slug}`]) data[path] = JSON.parse(String(await get(path)));
  return data;
}

/** A later version may add fields, but keeps those of the earlier one. */
function assertKept(after: Record<string, unknown>, before: Record<string, unknown>): void {
  assert.partialDeepStrictEqual(after, before);
  for (const list of lists) assert.equal((after[list] as unknown[]).length, (before[list] as unknown[]).length, list);
}

/** The log line about the upgrade. */
function findUpgrade(output: string): { fromVersion: string; toVersion: string; to: string; copy: string } {
  const lines = output.split('\n').filter((line) => line.startsWith('{') && line.includes('"copy"'));
  assert.equal(lines.length, 1, output);
  return JSON.parse(lines[0] ?? '');
}

/** An earlier version refuses the migrated database in one sentence, and leaves it as it is. */
async function expectRefusal(): Promise<void> {
  const before = readFileSync(database);
  const { child, output } = launchServer({ ...settings, LOG_LEVEL: 'warn' }, oldRoot);
  await once(child, 'close');
  assert.notEqual(child.exitCode, 0);
  assert.match(output(), /^.*site\.db was made by a newer version of this application .*; update the application\.\n$/);
  assert.ok(readFileSync(database).equals(before), 'the refused database was changed');
  print(`The earlier version refuses it: ${output().trim()}`);
}

function rollBack(copy: string): void {
  renameSync(database, `${database}.upgraded`);
  for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true });
  copyFileSync(copy, database);
}

try {
  const version = chooseVersion();
  const old = run(root, 'git', 'log', '-1', '--format=%h %s', version);
  print(`Building the earlier version ${version}: ${old}`);
  buildOldVersion(version);
  const { file, before } = await withServer(oldRoot, async (site) => {
    const uploaded = await write(site);
    return { file: uploaded, before: await readAll(site, uploaded) };
  });
  print(
    `It stored ${lists.map((path) => `${(before[path] as unknown[]).length} of ${path}`).join(', ')}, and ${file}.`,
  );

  const upgrade = await withServer(root, async (site) => {
    assertKept(await readAll(site, file), before);
    await send(site, '/api/contact', { ...contact, message: 'This was sent after the upgrade.' });
    return findUpgrade(site.output());
  });
  assert.equal(upgrade.to, latestMigration);
  assert.ok(upgrade.fromVersion && upgrade.toVersion && existsSync(upgrade.copy));
  print(`The current version migrated it, with equal data: ${JSON.stringify(upgrade)}`);

  await expectRefusal();
  rollBack(upgrade.copy);
  await withServer(oldRoot, async (site) => assert.deepEqual(await readAll(site, file), before));
  print('The earlier version starts on the copy, and shows the data of before the upgrade.');
} finally {
  rmSync(folder, { recursive: true, force: true });
  run(root, 'git', 'worktree', 'prune');
}
