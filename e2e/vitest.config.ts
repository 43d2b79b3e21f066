import { defineConfig } from 'vitest/config';
import { maxWorkers, projectOn, tags } from '../vitest.base.ts';

const options = {
  folder: import.meta.dirname,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};
const onSqlite = ['empty-site', 'hidden-pages', 'kill', 'other-agency', 'pages', 'start', 'valid-site', 'workers'].map(
  (name) => `http/${name}.test.ts`,
);
const onPostgres = ['kill', 'two-processes'].map((name) => `http/${name}.test.ts`);

export default defineConfig({
  test: {
    tags,
    projects: [
      projectOn('sqlite', { ...options, include: onSqlite }),
      projectOn('postgres', { ...options, include: onPostgres }),
      { test: { name: 'repository', maxWorkers, include: ['repository/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
