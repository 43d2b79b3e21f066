import { defineConfig } from 'vitest/config';

/** The tests of all packages, in one run that starts PostgreSQL once. */
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'e2e/vitest.config.ts'],
  },
});
