import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/*
 * The direction of imports. Packages: schema <- db <- api <-(types only) web. Folders of apps/web/src:
 * ui, seo, hydration <- app <- site, admin <- router <- server and the entry files; ui <- mail <- the entry files.
 * `import.meta.glob`, with which the router finds page modules, does not count as an import.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));

const forbiddenPackages: Record<string, RegExp> = {
  'packages/schema': /^(node:|kysely|react|@site\/(db|api|web)|fastify|@trpc)/,
  'packages/db': /^(fastify|@trpc|react|@site\/(api|web))/,
  'apps/api': /^(react|@mantine|@site\/web)/,
  'apps/web': /^(@site\/db|kysely|fastify|better-sqlite3|pg$|node:|@site\/api)/,
};

/** Each folder of apps/web/src and the folders that it may import from. */
const allowedFolders: Record<string, string[]> = {
  ui: [],
  seo: [],
  hydration: [],
  mail: ['ui'],
  app: ['ui', 'seo'],
  site: ['ui', 'seo', 'hydration', 'app'],
  admin: ['ui', 'seo', 'app'],
  router: ['ui', 'seo', 'app', 'site', 'admin'],
  server: ['ui', 'seo', 'hydration', 'app', 'site', 'admin', 'router'],
};

/**
 * The layers of apps/api/src, the highest first: each imports only from itself and from lower ones. The files beside
 * app.ts, such as config.ts and log.ts, are the lowest layer.
 */
const apiLayers = [
  ['process'],
  ['app'],
  ['http'],
  ['trpc', 'routers'],
  ['doctor'],
  ['backup'],
  ['mail'],
  ['leads'],
  ['media'],
  ['content'],
  ['auth'],
  [''],
];

type Import = { file: string; name: string; typeOnly: boolean };

for (const [folder, pattern] of Object.entries(forbiddenPackages)) {
  test(`${folder} imports no package of a layer above it`, () => {
    const imports = sources(folder).flatMap(importsOf);
    expect(imports.length).toBeGreaterThan(3);
    expect(imports.filter((found) => pattern.test(found.name) && !isAllowed(found))).toEqual([]);
  });
}

test('the table of allowed folders names every folder of apps/web/src', () => {
  const folders = globSync('apps/web/src/*/', { cwd: root }).map((folder) => basename(folder));
  expect(Object.keys(allowedFolders).sort()).toEqual(folders.sort());
});

for (const [folder, allowed] of Object.entries(allowedFolders)) {
  test(`apps/web/src/${folder} imports only from ${['itself', ...allowed].join(', ')}`, () => {
    const imports = sources(`apps/web/src/${folder}`).flatMap(importsOf);
    expect(imports.length).toBeGreaterThan(0);
    const wrong = imports.filter((found) => {
      const [, target] = /^apps\/web\/src\/(\w+)\//.exec(resolve(found)) ?? [];
      return target && target !== folder && !allowed.includes(target);
    });
    expect(wrong).toEqual([]);
  });
}

test('the layers of apps/api/src import only from lower layers', () => {
  const imports = sources('apps/api/src')
    .filter((file) => !file.startsWith('apps/api/src/testing/'))
    .flatMap(importsOf)
    .filter(({ name }) => name.startsWith('.'));
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter((found) => apiLayerOf(found.file) > apiLayerOf(resolve(found)))).toEqual([]);
});

test('ui neither navigates nor loads data', () => {
  const imports = sources('apps/web/src/ui').flatMap(importsOf);
  expect(imports.filter(({ name }) => /^(react-router|@trpc|@tanstack|@site\/api)/.test(name))).toEqual([]);
});

test('no import cycle exists, type-only and dynamic imports included', () => {
  const files = ['packages', 'apps', 'e2e', 'bench', 'scripts'].flatMap((folder) => sources(folder, true));
  const graph = new Map(files.map((file) => [file, importsOf(file).map(resolve)]));
  expect(graph.size).toBeGreaterThan(300);
  expect(cyclesIn(graph)).toEqual([]);
});

test('migrations import only kysely, modules of Node and the types of the file that runs them', () => {
  const imports = sources('packages/db/src/migrations').filter(isMigration).flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(20);
  expect(
    imports.filter(({ name, typeOnly }) => !(/^(kysely$|node:)/.test(name) || (name === './migrate.ts' && typeOnly))),
  ).toEqual([]);
});

const isMigration = (file: string) => /^\d{4}-/.test(basename(file));

test('packages export named entry points', () => {
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root });
  expect(manifests.length).toBeGreaterThan(3);
  for (const manifest of manifests) {
    const { exports = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { exports?: object };
    expect([manifest, Object.keys(exports).filter((entry) => entry.includes('*'))]).toEqual([manifest, []]);
  }
});

test('only config.ts reads the environment of the server', () => {
  const readers = ['apps/api', 'packages/db', 'packages/schema', 'apps/web']
    .flatMap((folder) => sources(`${folder}/src`))
    .filter((file) => /process\.(env|loadEnvFile)|import\.meta\.env/.test(readFileSync(join(root, file), 'utf8')));
  expect(readers).toEqual(['apps/api/src/config.ts', 'packages/db/src/testing/postgres.ts']);
});

function apiLayerOf(file: string): number {
  const [, name = '', isFolder] = /^apps\/api\/src\/(\w+)(\/)?/.exec(file) ?? [];
  const layer = apiLayers.findIndex((names) => names.includes(isFolder || name === 'app' ? name : ''));
  if (layer < 0) throw new Error(`Add the folder of ${file} to apiLayers.`);
  return layer;
}

function isAllowed({ file, name, typeOnly }: Import): boolean {
  const runsInNode = !file.startsWith('apps/web/src/') || file === 'apps/web/src/entry-server.tsx';
  if (file.startsWith('apps/web/') && runsInNode && name.startsWith('node:')) return true;
  return file.startsWith('apps/web/') && typeOnly && name === '@site/api/public-types';
}

function sources(folder: string, withTests = false): string[] {
  return globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: (name) => /^(node_modules|dist)$/.test(name) })
    .filter((file) => !/(^|\/)(node_modules|dist|\.[^/]+)\//.test(file))
    .filter((file) => withTests || !/\.test\.tsx?$|\/vitest\.config\.ts$/.test(file))
    .sort();
}

function importsOf(file: string): Import[] {
  const code = readFileSync(join(root, file), 'utf8');
  const found = code.matchAll(
    /^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map(([, type, from, sideEffect, dynamic]) => ({
    file,
    name: from ?? sideEffect ?? dynamic ?? '',
    typeOnly: Boolean(type),
  }));
}

/** The path of the imported file from the root of the repository; the name itself for packages. */
function resolve({ file, name }: Import): string {
  return name.startsWith('.') ? join(dirname(file), name.replace(/\?.*$/, '')) : name;
}

/** The cycles that a depth-first search finds; empty only if there is no cycle. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  function visit(file: string, path: readonly string[]) {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    if (done.has(file)) return;
    for (const imported of graph.get(file) ?? []) visit(imported, [...path, file]);
    done.add(file);
  }
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
