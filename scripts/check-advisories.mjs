import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/*
 * Checks every version in the lockfile for known security problems: with `pnpm audit`, or, if the registry refuses
 * that, by the deprecation messages with which maintainers mark vulnerable versions.
 */

const CONCURRENCY = 8;
const SECURITY = /vulnerab|security|CVE-|GHSA-|malicious|exploit/i;

const audit = spawnSync('pnpm', ['audit', '--audit-level=moderate'], { encoding: 'utf8' });
const output = audit.stdout + audit.stderr;
if (!output.includes('ERR_PNPM_AUDIT_BAD_RESPONSE')) {
  process.stdout.write(output);
  process.exit(audit.status ?? 1);
}

const lockfile = readFileSync(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8');
const packages = lockfile.slice(lockfile.indexOf('\npackages:\n'), lockfile.indexOf('\nsnapshots:\n'));
const locked = [...packages.matchAll(/^ {2}'?(@?[^@'\s]+)@([^'():\s]+)'?:$/gm)].map(([, name, version]) => ({
  name: String(name),
  version: String(version),
}));
const { stdout } = spawnSync('pnpm', ['config', 'get', 'registry'], { encoding: 'utf8' });
const registry = stdout.trim().replace(/\/$/, '');

/** @type {string[]} */
const findings = [];
const queue = [...locked];

async function checkNext() {
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { name, version } = next;
    const response = await fetch(`${registry}/${name.replace('/', '%2f')}`, {
      headers: { accept: 'application/vnd.npm.install-v1+json' },
    });
    if (!response.ok) throw new Error(`The registry answered ${response.status} for ${name}`);
    const { versions } = /** @type {{ versions: Record<string, { deprecated?: string } | undefined> }} */ (
      await response.json()
    );
    const message = versions[version] ? versions[version].deprecated : 'This version was removed: security unknown';
    if (message && SECURITY.test(message)) findings.push(`${name}@${version}: ${message}`);
  }
}

await Promise.all(Array.from({ length: CONCURRENCY }, checkNext));
process.stdout.write(`${locked.length} packages checked by their deprecation messages, ${findings.length} findings\n`);
for (const finding of findings) process.stdout.write(`${finding}\n`);
process.exit(findings.length === 0 ? 0 : 1);
