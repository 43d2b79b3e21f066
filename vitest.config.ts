import { defineConfig } from 'vitest/config';
import { tags } from './vitest.base.ts';

/** The tests of all packages, in one run that starts PostgreSQL once. */
export default defineConfig({
  test: {
    tags,
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'e2e/vitest.config.ts'],
  },
});
