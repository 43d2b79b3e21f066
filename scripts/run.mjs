/*
 * The one command behind `npm start` and `npm test`. It depends on nothing but Node 20, brings pnpm and the Node that
 * runs the server, and skips whatever is already done.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { countTests } from './count-tests.mjs';
import { leanEnv, leanFlags } from './lean.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, '.tools');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpmVersion = manifest.packageManager.split('@')[1];
const [leastMajor, leastMinor] = manifest.engines.node.match(/\d+/g).map(Number);

const env = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), join(tools, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  npm_config_update_notifier: 'false',
};

const commands = {
  start() {
    install();
    build();
    serve([...leanFlags, 'apps/api/src/main.ts']);
  },
  test() {
    install();
    const chromium = findChromium();
    rmSync(join(root, 'e2e/.reports'), { recursive: true, force: true });
    const { status } = run('turbo', ['run', 'lint', 'typecheck', 'test', 'e2e', '--continue=always'], {
      CHROMIUM_PATH: chromium,
    });
    const { passed, failed } = countTests(root);
    // A check that is no test (lint, types) fails the run too, and must show in the count.
    const failures = failed === 0 && status !== 0 ? 1 : failed;
    console.log(`${passed} passed, ${failures} failed`);
    process.exit(failures === 0 && passed > 0 ? 0 : 1);
  },
  'reset-password'() {
    install();
    serve(['apps/api/src/auth/reset-password.ts']);
  },
};

const command = commands[process.argv[2]];
if (!command) fail(`Say one of: ${Object.keys(commands).join(', ')}.`);
command();

function install() {
  const pnpm = join(tools, 'node_modules/pnpm/package.json');
  if (!existsSync(pnpm) || JSON.parse(readFileSync(pnpm, 'utf8')).version !== pnpmVersion) {
    console.log('Fetching pnpm...');
    mkdirSync(tools, { recursive: true });
    must('npm', ['install', '--prefix', tools, '--no-save', '--no-package-lock', '--silent', `pnpm@${pnpmVersion}`]);
  }
  const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...workspaceManifests()];
  once('install', manifests, join(root, 'node_modules/.modules.yaml'), () => {
    console.log('Installing dependencies...');
    must('pnpm', ['install', '--frozen-lockfile', '--reporter=silent']);
  });
}

function build() {
  const sources = ['pnpm-lock.yaml', ...filesIn('apps/web'), ...filesIn('packages/schema/src')];
  once('build', sources, join(root, 'apps/web/dist/server/entry-server.js'), () => {
    console.log('Building the site...');
    must('pnpm', ['--filter', '@site/web', '--silent', 'build']);
  });
}

/** Does the work unless it was done for exactly these files and its product is still there. */
function once(name, files, product, work) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  const stamp = join(tools, `${name}.done`);
  const wanted = hash.digest('hex');
  if (existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  work();
  writeFileSync(stamp, wanted);
}

function workspaceManifests() {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  return [...folders, 'e2e', 'bench']
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)));
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => !/(^|\/)(node_modules|dist|\.turbo|\.reports)(\/|$)/.test(relative(root, join(root, file))))
    .filter((file) => statSync(join(root, file)).isFile())
    .sort();
}

/** Runs the server in place of this script: signals go through, and its exit is ours. */
function serve(args) {
  refuseOldNode();
  const child = spawn('node', args, { cwd: root, env: { ...leanEnv(tools), ...env }, stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
}

// The native modules end an older Node without a word.
function refuseOldNode() {
  const version = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout?.trim() ?? 'none';
  const [major = 0, minor = 0] = version.match(/\d+/g)?.map(Number) ?? [];
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  fail(`The server needs Node ${leastMajor}.${leastMinor} or later, and found ${version}. Install it and try again.`);
}

function run(program, args, more = {}) {
  return spawnSync(program, args, { cwd: root, env: { ...env, ...more }, stdio: 'inherit' });
}

function must(program, args) {
  const { status, error } = run(program, args);
  if (error) fail(`${program} could not be run: ${error.message}`);
  if (status !== 0) fail(`"${program} ${args.join(' ')}" failed.`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
