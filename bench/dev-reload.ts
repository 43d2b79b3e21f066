import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { logIn } from '../scripts/log-in.mjs';
import { readyUrl } from '../scripts/ready-line.mjs';
import { administrator, administratorSettings } from './server.ts';

/*
 * `pnpm bench:dev`: starts `pnpm dev`, edits one file of each package five times, and prints after how many
 * milliseconds the server sends the edit. The files are restored afterwards.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const slogan = 'Turning ideas into digital excellence';

type Edit = { file: string; from: string; to(mark: string): string; path: string };

const edits: Edit[] = [
  {
    file: 'apps/web/src/site/about/AboutPage.tsx',
    from: 'lead="',
    to: (mark) => `lead="${mark} `,
    path: '/about',
  },
  {
    file: 'apps/api/src/routers/site.ts',
    from: 'return { brand, services }',
    to: (mark) => `return { brand: { ...brand, slogan: '${mark}' }, services }`,
    path: '/trpc/site.facts',
  },
  {
    file: 'packages/db/src/setting.ts',
    from: 'return success ? data',
    to: (mark) => `return success ? { ...data, slogan: '${mark}' }`,
    path: '/trpc/site.facts',
  },
  { file: 'packages/schema/src/site.ts', from: slogan, to: (mark) => mark, path: '/trpc/site.facts' },
];

const print = (line: string) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'site-dev-'));
const startedAt = performance.now();
const child = spawn(process.execPath, [join(root, 'apps/api/src/process/dev.ts')], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: folder,
    ...administratorSettings,
  },
});
try {
  const url = await readUrl();
  print(`start: ${Math.round(performance.now() - startedAt)} ms`);
  const token = await logIn(url, administrator);
  for (const { path } of edits) await fetch(url + path);
  for (const edit of edits) {
    const times: number[] = [];
    for (let round = 1; round <= 5; round++) times.push(await measure(url, edit, `edit number ${round}`));
    print(`${edit.file}: ${times.map(Math.round).join(', ')} ms`);
  }
  const { status } = await fetch(`${url}/api/admin/me`, { headers: { authorization: `Bearer ${token}` } });
  print(`the login is ${status === 200 ? 'kept' : 'lost'}`);
} finally {
  child.kill('SIGTERM');
  rmSync(folder, { recursive: true });
}

async function readUrl(): Promise<string> {
  for await (const line of createInterface(child.stdout)) {
    const url = readyUrl(`${line}\n`);
    if (url) return url;
  }
  throw new Error('`pnpm dev` ended before it was ready');
}

async function measure(url: string, { file, from, to, path }: Edit, mark: string): Promise<number> {
  const original = readFileSync(join(root, file), 'utf8');
  if (!original.includes(from)) throw new Error(`${file} does not contain ${from}`);
  try {
    writeFileSync(
      join(root, file),
      original.replace(from, () => to(mark)),
    );
    const savedAt = performance.now();
    while (!(await (await fetch(url + path)).text()).includes(mark)) await wait(10);
    return performance.now() - savedAt;
  } finally {
    writeFileSync(join(root, file), original);
  }
}
