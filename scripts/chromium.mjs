import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** A Chromium for the browser tests: the one named, the system's, the distribution's, or Playwright's own. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return systemChromium() ?? fromDistribution() ?? fromPlaywright() ?? giveUp();
}

function systemChromium() {
  return places.find((place) => existsSync(place));
}

function fromDistribution() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium for the browser tests...');
  const quiet = { stdio: 'ignore' };
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], quiet);
  return systemChromium();
}

function fromPlaywright() {
  console.log('Fetching a Chromium for the browser tests...');
  const { status } = spawnSync('pnpm', ['--filter', '@site/e2e', 'exec', 'playwright', 'install', 'chromium'], {
    stdio: 'ignore',
  });
  // The empty path lets Playwright use the one it fetched.
  return status === 0 ? '' : undefined;
}

function giveUp() {
  console.error('The browser tests need Chromium. Install it, or name it in CHROMIUM_PATH.');
  process.exit(1);
}
