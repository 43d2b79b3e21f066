import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/*
 * schema <- db <- api <-(types only) web. Direction is what keeps the layers apart.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));

const forbidden: Record<string, RegExp> = {
  'packages/schema': /^(node:|kysely|react|@site\/(db|api|web)|fastify|@trpc)/,
  'packages/db': /^(fastify|@trpc|react|@site\/(api|web))/,
  'apps/api': /^(react|@mantine|@site\/web)/,
  'apps/web': /^(@site\/db|kysely|fastify|better-sqlite3|pg$|node:|@site\/api)/,
};

type Import = { file: string; name: string; typeOnly: boolean };

for (const [folder, pattern] of Object.entries(forbidden)) {
  test(`${folder} imports nothing from the layers above it`, () => {
    expect(sources(folder).length).toBeGreaterThan(3);
    const wrong = importsIn(folder).filter((found) => pattern.test(found.name) && !isAllowed(folder, found));
    expect(wrong).toEqual([]);
  });
}

test('the site and the administration never import each other, and neither is imported by ui', () => {
  const between = importsIn('apps/web').filter(
    ({ file, name }) =>
      (file.includes('/src/site/') && name.includes('/admin/')) ||
      (file.includes('/src/admin/') && name.includes('/site/')) ||
      (file.includes('/src/ui/') && /\/(site|admin)\//.test(name)),
  );
  expect(between).toEqual([]);
});

test('only config.ts reads the environment of the server', () => {
  const readers = ['apps/api', 'packages/db', 'packages/schema', 'apps/web']
    .flatMap(sources)
    .filter((file) => /process\.(env|loadEnvFile)|import\.meta\.env/.test(readFileSync(join(root, file), 'utf8')));
  expect(readers).toEqual(['apps/api/src/config.ts', 'packages/db/src/testing/postgres.ts']);
});

function isAllowed(folder: string, { file, name, typeOnly }: Import): boolean {
  if (folder !== 'apps/web') return false;
  if (file.endsWith('/entry-server.tsx') && name.startsWith('node:')) return true;
  return typeOnly && name === '@site/api/public-types';
}

function sources(folder: string): string[] {
  return globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

function importsIn(folder: string): Import[] {
  return sources(folder).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    const found = code.matchAll(
      /^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm,
    );
    return [...found].map(([, type, from, dynamic]) => ({
      file,
      name: from ?? dynamic ?? '',
      typeOnly: Boolean(type),
    }));
  });
}
