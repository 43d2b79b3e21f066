import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The shell has no window to draw: the browser tests take less than half as long in it.
const shell = '/usr/bin/chromium-headless-shell';
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** A Chromium for the browser tests: the one named, the system's, the distribution's, or Playwright's own. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return find([shell]) ?? fromDistribution() ?? find(places) ?? fromPlaywright() ?? giveUp();
}

function find(known) {
  return known.find((place) => existsSync(place));
}

function fromDistribution() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium for the browser tests...');
  const apt = (...args) => spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=20', ...args], { stdio: 'ignore' });
  const install = (name) => apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation');
  apt('update');
  install('chromium-headless-shell');
  // An older distribution has no shell.
  if (!find([shell, ...places])) install('chromium');
  return find([shell]);
}

function fromPlaywright() {
  console.log('Fetching a Chromium for the browser tests...');
  const { status } = spawnSync(
    'pnpm',
    ['--filter', '@site/e2e', 'exec', 'playwright', 'install', '--only-shell', 'chromium'],
    {
      stdio: 'ignore',
    },
  );
  // The empty path lets Playwright use the one it fetched.
  return status === 0 ? '' : undefined;
}

function giveUp() {
  console.error('The browser tests need Chromium. Install it, or name it in CHROMIUM_PATH.');
  process.exit(1);
}
