import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { memoryFolder } from './scripts/memory-folder.ts';

/**
 * Vitest starts two workers per core, because many tests spend their time waiting for a server, a lock or a timer. On
 * 2 cores this shortens the whole run from 184 to 149 seconds.
 */
export const maxWorkers = 2 * availableParallelism();

// `tmpdir()` returns TMPDIR in all processes of the run.
process.env.TMPDIR = memoryFolder();

/** `npm test` leaves out the tests with this tag, `pnpm test:long` runs them. */
export const tags = [{ name: 'long', description: 'Takes long for what it finds' }];

/** Upper limits for a busy machine. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

/** For packages whose tests need no database. */
export const unitTests = defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}'], isolate: false, maxWorkers, ...timeouts },
});

const globalSetup = fileURLToPath(new URL('packages/db/src/testing/global-setup.ts', import.meta.url));

type EngineProject = { folder: string; include: string[] } & TestUserConfig;

/** A project whose tests run on the given database engine. */
export function projectOn(engine: 'sqlite' | 'postgres', { folder, include, ...options }: EngineProject) {
  const unmatched = include.filter((pattern) => globSync(pattern, { cwd: folder }).length === 0);
  if (unmatched.length > 0) throw new Error(`No test file matches ${unmatched.join(', ')}`);
  return {
    test: {
      name: engine,
      include,
      isolate: false,
      maxWorkers,
      provide: { engine },
      globalSetup: [globalSetup],
      ...timeouts,
      ...options,
    },
  };
}
