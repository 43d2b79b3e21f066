import { accessSync, constants, globSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestUserConfig } from 'vitest/config';

/**
 * Vitest starts two workers per core, because many tests spend their time waiting for a server, a lock or a timer. On
 * 2 cores this shortens the whole run from 184 to 149 seconds.
 */
export const maxWorkers = 2 * availableParallelism();

// SQLite waits for the disk at each commit. Test databases are temporary, so they are stored on the RAM disk of the system
// if it has enough free space. `tmpdir()` returns TMPDIR in all processes of the run.
const memoryFolder = '/dev/shm';
if (hasSpace(memoryFolder)) process.env.TMPDIR = memoryFolder;

function hasSpace(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 4 * 2 ** 30;
  } catch {
    return false;
  }
}

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
