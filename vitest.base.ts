import { fileURLToPath } from 'node:url';
import { defineConfig, type TestUserConfig } from 'vitest/config';

/** For packages whose tests need no database. */
export const unitTests = defineConfig({ test: { include: ['src/**/*.test.{ts,tsx}'], isolate: false } });

const globalSetup = fileURLToPath(new URL('packages/db/src/testing/global-setup.ts', import.meta.url));

/** A project whose tests run on the given database engine. */
export const projectOn = (engine: 'sqlite' | 'postgres', include: string[], options: TestUserConfig = {}) => ({
  test: {
    name: engine,
    include,
    isolate: false,
    provide: { engine },
    globalSetup: [globalSetup],
    // Upper limits for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...options,
  },
});
