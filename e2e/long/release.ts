import assert from 'node:assert/strict';
import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readyUrl } from '../../scripts/ready-line.mjs';

/*
 * Runs the steps of the Dockerfile, which build and unpack the release, in a temporary folder, so that no container
 * engine is needed. Then starts the release twice: with the user, environment and command of the image, and in an empty
 * folder with an almost empty PATH.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'site-release-'));
// The user of the image must be able to read the folder.
execFileSync('chmod', ['755', folder]);
/** The number of measured starts. The first one adds the demo content. */
const STARTS = 5;
const MAX_MEGABYTES = 230;
const inFolder = (text: string) => text.replace(/(?<![\w.])\/(source|app|data)\b/g, `${folder}/$1`);

type Step = { name: string; text: string };
const steps: Step[] = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => ({ name: line.slice(0, line.indexOf(' ')), text: line.slice(line.indexOf(' ') + 1).trim() }));
const image: { env: Record<string, string>; user: number; command: string[]; health: string[] } = {
  env: {},
  user: 0,
  command: [],
  health: [],
};

for (const step of steps) replay(step);
await checkImage();
await checkAlone();
checkBillOfMaterials();
rmSync(folder, { recursive: true, force: true });

/** Runs one step of the Dockerfile. `COPY . .` copies the files that git does not ignore. */
function replay({ name, text }: Step): void {
  const workdir = join(folder, 'source');
  if (name === 'RUN') {
    process.stdout.write(`RUN ${text}\n`);
    execFileSync('sh', ['-c', inFolder(text)], { cwd: workdir, stdio: ['ignore', 'ignore', 'pipe'] });
  } else if (name === 'COPY' && text === '. .') {
    mkdirSync(workdir);
    execFileSync('sh', ['-c', `git ls-files -co --exclude-standard | tar -c -T - | tar -x -C '${workdir}'`], {
      cwd: root,
    });
  } else if (name === 'ENV') {
    for (const [, key = '', value = ''] of inFolder(text).matchAll(/(\w+)=(\S+)/g)) image.env[key] = value;
  } else if (name === 'USER') image.user = Number(text.split(':')[0]);
  else if (name === 'CMD') image.command = JSON.parse(inFolder(text));
  else if (name === 'HEALTHCHECK') image.health = JSON.parse(inFolder(text.slice(text.indexOf('['))));
  else assert.ok(/^(FROM|WORKDIR|VOLUME|EXPOSE)$/.test(name) || text === '--from=release /app /app', `${name} ${text}`);
}

async function checkImage() {
  const env = { ...image.env, HOST: '127.0.0.1', PORT: '0', PATH: process.env.PATH ?? '' };
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(join(folder, 'data'), image.user, image.user);
  const { url, stop } = await start(image.command, {
    cwd: join(folder, 'data'),
    env,
    ...(asRoot && { uid: image.user, gid: image.user }),
  });
  const [program = '', ...args] = image.health;
  const health = spawnSync(program, args, { env: { ...env, PORT: new URL(url).port } });
  assert.equal(health.status, 0, 'the health check of the image fails');
  await stop();
  process.stdout.write('The image starts, is healthy and stops.\n');
}

/** Starts the release with a PATH of only the programs that its script calls, and prints start time and memory. */
async function checkAlone() {
  const empty = join(folder, 'empty');
  const bin = join(folder, 'bin');
  for (const path of [empty, bin]) mkdirSync(path);
  for (const name of ['basename', 'dirname', 'id', 'ln', 'readlink']) {
    symlinkSync(execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(), join(bin, name));
  }
  const program = join(folder, 'app/bin/agency-site');
  const measured: number[] = [];
  for (let round = 1; round <= STARTS; round++) {
    const began = performance.now();
    const { url, pid, stop } = await start([program, 'start'], { cwd: empty, env: { PATH: bin, PORT: '0' } });
    const { status } = await fetch(url);
    const ms = performance.now() - began;
    assert.equal(status, 200);
    await wait(1_000);
    const megabytes = residentMb(pid);
    measured.push(megabytes);
    process.stdout.write(
      `start ${round}: first page after ${ms.toFixed(0)} ms, ${megabytes.toFixed(0)} MB in all processes\n`,
    );
    await stop();
  }
  // A single start varies by 10 MB, depending on when garbage is collected.
  const median = measured.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN;
  assert.ok(median < MAX_MEGABYTES, `the release needs ${median} MB`);
  assert.deepEqual(readdirSync(empty), ['data']);
}

/** Compares the bill of materials with the packages in the release. */
function checkBillOfMaterials() {
  const file = join(folder, 'app/sbom.cdx.json');
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: { name: string; group?: string; version?: string }[];
  };
  assert.equal(bomFormat, 'CycloneDX');
  const listed = components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
  const contained = readdirSync(join(folder, 'app/node_modules/.pnpm'))
    .filter((name) => /.@\d/.test(name))
    .map((name) => name.replace(/_.*/, '').replace('+', '/'));
  const missing = contained.filter((name) => !listed.includes(name));
  assert.deepEqual(missing, [], 'packages that the bill of materials does not list');
  assert.ok(contained.length > 100 && listed.some((name) => name.startsWith('react@')));
  process.stdout.write(
    `The bill of materials lists the ${contained.length} installed packages and those of the built site.\n`,
  );
}

async function start([program = '', ...args]: string[], options: SpawnOptions) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let output = '';
  let url: string | undefined;
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    url = readyUrl(output);
    if (url) break;
  }
  if (!url) throw new Error(`The server ended before it was ready:\n${output}`);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      assert.deepEqual(await ended, [0, null]);
    },
  };
}

/** The resident memory of a process and its descendants. */
function residentMb(pid: number): number {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return Number(kilobytes) / 1024 + children.reduce((sum, child) => sum + residentMb(Number(child)), 0);
}
