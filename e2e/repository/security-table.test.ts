import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/*
 * The table of docs/security.md names files and tests; and what the table says "by reading" about dangerous functions.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

/** Paths in the document begin at apps/api/src unless they begin with a folder or a file of the repository. */
const find = (path: string) => [path, `apps/api/src/${path}`].find((name) => existsSync(root + name));

const LEVEL_1 = 70;
const document = read('docs/security.md');
const rows = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', level, , state = '', , tests = ''] = line.slice(2, -2).split(' | ');
    return { number, level, state, tests };
  });

test('docs/security.md names only files and tests that exist', () => {
  const files = [...document.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|conf|service|Caddyfile))`/g)].map(
    ([, path = '']) => path,
  );
  const tests = [...document.matchAll(/`([\w./-]+\.test\.tsx?)` "([^"]+)"/g)];
  expect(files.filter((path) => !find(path))).toEqual([]);
  const missing = tests.filter(([, path = '', title = '']) => !read(find(path) ?? 'package.json').includes(title));
  expect(missing.map(([named]) => named)).toEqual([]);
});

test('the security table has every requirement of level 1, and a test or a reason for each that is met', () => {
  expect(new Set(rows.filter(({ level }) => level === '1').map(({ number }) => number)).size).toBe(LEVEL_1);
  const unproved = rows.filter(
    ({ state, tests }) =>
      !['met', 'deviation', 'n/a'].includes(state) ||
      (state === 'met' && !/`[^`]+\.ts[x]?`|^by (reading|command)|^document$/.test(tests)),
  );
  expect(unproved).toEqual([]);
});

/** Each dangerous function with the files that use it. */
const dangerous: [pattern: RegExp, files: string[]][] = [
  [/\beval\(|new Function\(|node:vm/, []],
  // `fork` starts modules of our own, without a shell.
  [/import \{[^}]*\b(exec|spawn)\w*\b[^}]*\} from 'node:child_process'/, []],
  [/\bsql\.raw\(/, ['packages/db/src/archive/load-archive.ts', 'packages/db/src/content/trash.ts']],
  // A thread posts its result to the thread that started it.
  [/addEventListener\('message'|postMessage\(/, ['packages/db/src/sqlite/integrity-worker.ts']],
  [
    /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/,
    [
      'apps/web/src/admin/blog/editor/clean-pasted-html.ts',
      'apps/web/src/admin/blog/editor/editor-html.ts',
      'apps/web/src/mail/MailFrame.tsx',
      'apps/web/src/seo/Seo.tsx',
      'apps/web/src/server/Document.tsx',
      'apps/web/src/server/SiteTags.tsx',
      'apps/web/src/site/ArticleText.tsx',
      'apps/web/src/ui/icons/sprite.ts',
    ],
  ],
];

test('dangerous functions are used only where their input is known', () => {
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.|\/testing\/|\/migrations\/|\/dev/.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  for (const [pattern, files] of dangerous) {
    expect(sources.filter((path) => pattern.test(read(path))).toSorted()).toEqual(files);
  }
});
