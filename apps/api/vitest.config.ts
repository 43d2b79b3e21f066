import { defineConfig } from 'vitest/config';
import { projectOn } from '../../vitest.base.ts';

const onPostgres = [
  'src/routers/**/*.test.ts',
  'src/content-changes.test.ts',
  'src/prepare-database.test.ts',
  'src/rate-limits.test.ts',
  'src/http/faults.test.ts',
  'src/http/guards/hostile*.test.ts',
];

export default defineConfig({
  test: { projects: [projectOn('sqlite', ['src/**/*.test.ts']), projectOn('postgres', onPostgres)] },
});
