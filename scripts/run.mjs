/*
 * The script behind `npm start`, `npm test`, `pnpm test:long` and `npm run release`. It needs only npm and the Node of
 * `engines` in package.json. It installs pnpm, which installs the Node version of the server if npm has it for this
 * system. It installs dependencies and builds the site only when their input files have changed. It does not start the
 * server, because a parent process would stay in memory; the npm scripts run bin/agency-site next.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, versionOf } from './chromium.mjs';
import { countTests, reportFiles } from './count-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, '.tools');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpmVersion = manifest.packageManager.split('@')[1];
const server = JSON.parse(readFileSync(join(root, 'apps/api/package.json'), 'utf8'));
const [minMajor, minMinor] = server.engines.node.match(/\d+/g).map(Number);

const env = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), join(tools, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  npm_config_update_notifier: 'false',
};

/** The scripts in e2e/long, in this order. */
const longTests = ['firefox', 'backup', 'proxies', 'release', 'upgrade', 'kill-migrations', 'not-found'];

const commands = {
  install() {
    installDependencies();
    failOnOldNode();
  },
  build() {
    commands.install();
    buildSite();
  },
  release() {
    commands.build();
    runOrFail('node', ['scripts/release.mjs']);
  },
  test() {
    installDependencies();
    const chromium = findChromium();
    for (const file of reportFiles) rmSync(join(root, file), { force: true });
    // All tasks run, even if one fails. Turbo restores the reports of those whose inputs have not changed.
    const { status } = run('turbo', ['run', 'test', '--continue=always'], {
      CHROMIUM_PATH: chromium,
      CHROMIUM_VERSION: versionOf(chromium),
    });
    const { passed, failed } = countTests(root);
    // A failure outside of a test, such as a lint error, counts as one.
    const failures = failed === 0 && status !== 0 ? 1 : failed;
    console.log(`${passed} passed, ${failures} failed`);
    process.exit(failures === 0 ? 0 : 1);
  },
  /** The tests that `test` leaves out. All of them run, even if one fails. */
  'test:long'() {
    commands.build();
    const variables = { CHROMIUM_PATH: findChromium() };
    const steps = [
      ['vitest', ['run', '--tags-filter=long']],
      ['vitest', ['run', '--project=@site/api (postgres routers)', '--tags-filter=!long']],
      ['pnpm', ['--filter', '@site/e2e', 'exec', 'playwright', 'test', '--grep=@long']],
      ...longTests.map((name) => ['node', [`e2e/long/${name}.ts`]]),
    ];
    const failed = steps.filter(([program, args]) => run(program, args, variables).status !== 0);
    for (const [program, args] of failed) console.error(`"${program} ${args.join(' ')}" failed.`);
    process.exit(failed.length === 0 ? 0 : 1);
  },
};

const command = commands[process.argv[2]];
if (!command) fail(`Usage: node scripts/run.mjs <command>, one of: ${Object.keys(commands).join(', ')}.`);
command();

function installDependencies() {
  const pnpm = join(tools, 'node_modules/pnpm/package.json');
  if (!existsSync(pnpm) || JSON.parse(readFileSync(pnpm, 'utf8')).version !== pnpmVersion) {
    console.log('Fetching pnpm...');
    mkdirSync(tools, { recursive: true });
    runOrFail('npm', [
      'install',
      '--prefix',
      tools,
      '--no-save',
      '--no-package-lock',
      '--silent',
      `pnpm@${pnpmVersion}`,
    ]);
  }
  const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...workspaceManifests()];
  unlessDone('install', manifests, join(root, 'node_modules/.modules.yaml'), () => {
    console.log('Installing dependencies...');
    runOrFail('pnpm', ['install', '--frozen-lockfile', '--reporter=silent']);
  });
}

function buildSite() {
  const sources = ['pnpm-lock.yaml', ...filesIn('apps/web'), ...filesIn('packages/schema/src')];
  unlessDone('build', sources, join(root, 'apps/web/dist/server/entry-server.js'), () => {
    console.log('Building the site...');
    runOrFail('pnpm', ['--filter', '@site/web', '--silent', 'build']);
  });
}

/** Runs the step unless it has run with the same content of `files` and `product` still exists. */
function unlessDone(name, files, product, work) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  const stamp = join(tools, `${name}.done`);
  const digest = hash.digest('hex');
  if (existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  work();
  writeFileSync(stamp, digest);
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

// An older Node crashes on the native modules without a message.
function failOnOldNode() {
  const version = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout?.trim() ?? 'none';
  const [major = 0, minor = 0] = version.match(/\d+/g)?.map(Number) ?? [];
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  fail(`The server needs Node ${minMajor}.${minMinor} or later, and found ${version}. Install it and try again.`);
}

function run(program, args, variables = {}) {
  return spawnSync(program, args, { cwd: root, env: { ...env, ...variables }, stdio: 'inherit' });
}

function runOrFail(program, args) {
  const { status, error } = run(program, args);
  if (error) fail(`${program} could not be run: ${error.message}`);
  if (status !== 0) fail(`"${program} ${args.join(' ')}" failed.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
