import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const reporters: NonNullable<NonNullable<ViteUserConfig['test']>['reporters']> = [
  'default',
  ['json', { outputFile: '.reports/vitest.json' }],
];

export const unitTests = defineConfig({ test: { include: ['src/**/*.test.{ts,tsx}'], reporters } });

/** Every test file runs twice: on SQLite and on a real PostgreSQL. */
export function testsOnBothEngines(include: string[], more: ViteUserConfig['test'] = {}) {
  const postgres = fileURLToPath(new URL('packages/db/src/testing/postgres.ts', import.meta.url));
  const project = (name: 'sqlite' | 'postgres') => ({
    test: {
      // Every test makes a database; on a busy machine that takes its time.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      ...more,
      name,
      include,
      provide: { engine: name },
      ...(name === 'postgres' ? { globalSetup: [postgres] } : {}),
    },
  });
  return defineConfig({ test: { reporters, projects: [project('sqlite'), project('postgres')] } });
}
