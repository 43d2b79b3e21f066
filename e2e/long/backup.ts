import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { insertMedia } from '@site/db/media';
import { openDatabase } from '@site/db/open';
import { createDatabase, serverOfRun } from '../../packages/db/src/testing/postgres.ts';
import { launchServer, testSettings } from '../launch.ts';

/*
 * Backs up a server while it receives 200 leads per second, restores the backup to both engines, and compares the latency of
 * writes during the backup of 2 GB of files with that without a backup. Build the site first.
 */

const LEADS_PER_SECOND = 200;
/** The backup begins when so many are acknowledged. */
const FIRST_LEADS = 1_000;
const FILES = 200;
const FILE_BYTES = 10_000_000;
const WINDOW_MS = 5_000;
/** How much longer the 95th percentile of writes may be during a backup. */
const MAX_RATIO = 1.5;

const root = await mkdtemp(join(tmpdir(), 'site-backup-'));
const print = (line: string) => process.stdout.write(`${line}\n`);
const closing: (() => unknown)[] = [];
const postgres = await serverOfRun({ onClose: (close) => void closing.push(close) });

function start(command: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const script = fileURLToPath(new URL(`../../apps/api/src/process/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const finished = Promise.all([text(child.stdout), once(child, 'exit')]).then(([output, [code]]) => {
    assert.equal(code, 0, output);
    process.stdout.write(output);
  });
  return { child, finished };
}

const run = (...command: Parameters<typeof start>) => start(...command).finished;

type Sent = { message: string; acknowledgedAt: number; ms: number };

/** Sends leads at an even rate until the signal, and returns those that were acknowledged. */
async function sendLeads(url: string, perSecond: number, signal: AbortSignal, sent: Sent[] = []): Promise<Sent[]> {
  const requests: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let lead = 0; !signal.aborted; lead++) {
    await wait(Math.max(0, startedAt + (lead * 1_000) / perSecond - performance.now()));
    const message = `Lead ${lead} of ${startedAt}, please call us`;
    requests.push(
      (async () => {
        const begin = performance.now();
        const body = JSON.stringify({ name: 'Asha Rao', email: `asha${lead}@client.example`, message });
        const headers = { 'content-type': 'application/json' };
        // A busy machine may refuse a connection; such a lead is not acknowledged.
        const response = await fetch(`${url}/api/contact`, { method: 'POST', headers, body }).catch(() => undefined);
        await response?.arrayBuffer();
        if (response?.status !== 201) return;
        sent.push({ message, acknowledgedAt: Date.now(), ms: performance.now() - begin });
      })(),
    );
  }
  await Promise.all(requests);
  return sent;
}

async function withServer(env: Record<string, string>, use: (url: string) => Promise<void>) {
  const server = launchServer({ ...testSettings, SEED: 'none', ...env });
  const ended = once(server.child, 'exit');
  await use(await server.url);
  server.child.kill('SIGTERM');
  await ended;
}

async function restoreEverywhere(file: string, name: string, expected: readonly string[]) {
  const targets = {
    sqlite: `file:${join(root, `${name}-restored.db`)}`,
    postgres: await createDatabase(postgres, `${name}_restored`),
  };
  for (const [engine, url] of Object.entries(targets)) {
    await run('restore', [file], { DATABASE_URL: url, DATA_DIR: join(root, `${name}-${engine}`) });
    const database = openDatabase(url);
    const rows = await database.db.selectFrom('contactSubmissions').select('message').execute();
    await database.close();
    const stored = new Set(rows.map(({ message }) => message));
    assert.deepEqual(
      expected.filter((message) => !stored.has(message)),
      [],
    );
    print(`${engine}: ${stored.size} leads, among them all ${expected.length} of before the backup`);
  }
}

async function backUpUnderLoad(name: string, url: string) {
  const env = { DATABASE_URL: url, DATA_DIR: join(root, name) };
  const file = join(root, `${name}.tar.gz`);
  await withServer(env, async (site) => {
    const stop = new AbortController();
    const sent: Sent[] = [];
    const sending = sendLeads(site, LEADS_PER_SECOND, stop.signal, sent);
    while (sent.length < FIRST_LEADS) await wait(100);
    const startedAt = Date.now();
    await run('backup', [file], env);
    stop.abort();
    await sending;
    print(`${name}: ${sent.length} leads acknowledged while the backup was taken from ${name}`);
    const before = sent.filter(({ acknowledgedAt }) => acknowledgedAt < startedAt);
    assert.ok(before.length >= FIRST_LEADS);
    await restoreEverywhere(
      file,
      name,
      before.map(({ message }) => message),
    );
  });
}

async function addFiles(env: { DATABASE_URL: string; DATA_DIR: string }) {
  const database = openDatabase(env.DATABASE_URL);
  await database.migrate();
  for (let index = 0; index < FILES; index++) {
    const hash = randomBytes(32).toString('hex');
    const facts = { kind: 'picture' as const, width: 100, height: 100, color: '336699' };
    const folder = join(env.DATA_DIR, 'media', `${hash.slice(0, 24)}-100x100-336699`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'original.jpg'), randomBytes(FILE_BYTES));
    await insertMedia(database.db, { ...facts, hash, name: hash, file: 'a.jpg', bytes: FILE_BYTES }, new Date());
  }
  await database.close();
}

const p95 = (sent: readonly Sent[]) =>
  sent.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(sent.length * 0.95)] ?? 0;

/**
 * Stops and continues the backup in turn, so that other programs of the machine disturb both measurements alike.
 */
async function compareWrites() {
  const env = { DATABASE_URL: `file:${join(root, 'large.db')}`, DATA_DIR: join(root, 'large') };
  await addFiles(env);
  await withServer(env, async (site) => {
    const measured: Record<'running' | 'stopped', Sent[]> = { running: [], stopped: [] };
    const measure = async (state: keyof typeof measured) => {
      // Writes that began in the other state end first.
      await wait(1_000);
      await sendLeads(site, 50, AbortSignal.timeout(WINDOW_MS), measured[state]);
    };
    await sendLeads(site, 50, AbortSignal.timeout(WINDOW_MS));
    const backup = start('backup', [join(root, 'large.tar.gz')], env);
    const startedAt = performance.now();
    while (backup.child.exitCode === null) {
      await measure('running');
      backup.child.kill('SIGSTOP');
      await measure('stopped');
      backup.child.kill('SIGCONT');
    }
    await backup.finished;
    const [running, stopped] = [p95(measured.running), p95(measured.stopped)];
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    print(
      `p95 of writes: ${running.toFixed(1)} ms during a backup, ${stopped.toFixed(1)} ms while it is stopped, over ${minutes} minutes`,
    );
    assert.ok(running <= MAX_RATIO * stopped);
  });
}

try {
  await backUpUnderLoad('sqlite', `file:${join(root, 'sqlite.db')}`);
  await backUpUnderLoad('postgres', await createDatabase(postgres, 'source'));
  await compareWrites();
} finally {
  await rm(root, { recursive: true, force: true });
  for (const close of closing) await close();
}
