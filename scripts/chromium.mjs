import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Browser tests take less than half the time in the headless shell, which renders no windows.
const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/**
 * The path of Chromium: CHROMIUM_PATH, an installed one, one from the distribution, or one from Playwright (then '').
 */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  return (
    findExisting([headlessShell]) ??
    installFromDistribution() ??
    findExisting(browsers) ??
    installFromPlaywright() ??
    failWithoutChromium()
  );
}

/** The version of this Chromium; empty for the one of Playwright, whose version is that of the package. */
export function versionOf(path) {
  return path === '' ? '' : spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout;
}

function findExisting(paths) {
  return paths.find((path) => existsSync(path));
}

function installFromDistribution() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium for the browser tests...');
  const apt = (...args) => spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=20', ...args], { stdio: 'ignore' });
  const install = (name) => apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation');
  apt('update');
  install('chromium-headless-shell');
  // Older distributions have no package of the headless shell.
  if (!findExisting([headlessShell, ...browsers])) install('chromium');
  return findExisting([headlessShell]);
}

function installFromPlaywright() {
  console.log('Fetching a Chromium for the browser tests...');
  const { status } = spawnSync(
    'pnpm',
    ['--filter', '@site/e2e', 'exec', 'playwright', 'install', '--only-shell', 'chromium'],
    {
      stdio: 'ignore',
    },
  );
  // With an empty path, Playwright uses the Chromium that it downloaded.
  return status === 0 ? '' : undefined;
}

function failWithoutChromium() {
  console.error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its path.');
  process.exit(1);
}
