import { defineConfig } from 'vitest/config';
import { projectOn } from '../vitest.base.ts';

const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };
const onSqlite = ['kill', 'pages', 'start', 'workers'].map((name) => `http/${name}.test.ts`);
const onPostgres = ['kill', 'two-processes'].map((name) => `http/${name}.test.ts`);

export default defineConfig({
  test: {
    projects: [
      projectOn('sqlite', onSqlite, timeouts),
      projectOn('postgres', onPostgres, timeouts),
      { test: { ...timeouts, name: 'repository', include: ['repository/**/*.test.ts'] } },
    ],
  },
});
