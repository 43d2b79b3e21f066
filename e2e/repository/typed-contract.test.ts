import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = ['apps/api', 'apps/web', 'packages/db', 'packages/schema'];
const page = 'src/site/portfolio/PortfolioPage.tsx';
const tsc = join(root, 'node_modules/.bin/tsc');

test('a page of web fails the type check when the procedure it calls returns another type', { tags: ['long'] }, () => {
  const copy = copyOfRepository();
  const router = join(copy, 'apps/api/src/routers/project.ts');
  const code = readFileSync(router, 'utf8');
  const broken = code.replace(
    'readList(ctx, input, (query) => browseProjects(ctx.db, query))',
    'browseProjects(ctx.db, input as never).then(({ total }) => total)',
  );
  expect(broken).not.toBe(code);
  writeFileSync(router, broken);

  const { status, output } = checkTypes(join(copy, 'apps/web'), page);
  expect(status).not.toBe(0);
  // The output names no other file, so the check fails because of the procedure and not because of the copy.
  const files = output.matchAll(/^([^\s(]+)\(/gm);
  expect(new Set([...files].map(([, file]) => file))).toEqual(new Set([page]));
});

/** Checks one file and what it imports. */
function checkTypes(folder: string, file: string) {
  writeFileSync(
    join(folder, 'one-file.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [], files: [file, 'untyped-modules.d.ts'] }),
  );
  // Several checkers would each infer the types of the router, which takes three times the CPU.
  const args = ['--project', 'one-file.json', '--checkers', '1'];
  const { status, stdout } = spawnSync(tsc, args, { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout };
}

/** A copy of the sources whose packages depend on each other inside the copy; everything else installed is linked. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-copy-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const file of ['tsconfig.base.json', 'vitest.base.ts']) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of packages) {
    mkdirSync(join(copy, folder), { recursive: true });
    for (const name of readdirSync(join(root, folder))) {
      if (/^(node_modules|dist|\..*)$/.test(name)) continue;
      cpSync(join(root, folder, name), join(copy, folder, name), { recursive: true });
    }
    linkInstalled(copy, folder);
  }
  return copy;
}

function linkInstalled(copy: string, folder: string): void {
  const installed = join(root, folder, 'node_modules');
  for (const name of readdirSync(installed)) {
    if (name.startsWith('.')) continue;
    const entries = name.startsWith('@')
      ? readdirSync(join(installed, name)).map((entry) => join(name, entry))
      : [name];
    for (const entry of entries) {
      const own = packages.find((path) => entry === `@site/${path.split('/')[1]}`);
      const link = join(copy, folder, 'node_modules', entry);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(own ? join(copy, own) : join(installed, entry), link);
    }
  }
}
