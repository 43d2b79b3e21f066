import { defineConfig } from 'vitest/config';

/** All unit and HTTP tests in one run, which starts PostgreSQL once. Each package can also run its own. */
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'e2e/vitest.config.ts'],
    reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
  },
});
