import { defineConfig, mergeConfig } from 'vitest/config';
import { testsOnBothEngines } from '../vitest.base.ts';

const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
const http = testsOnBothEngines(['http/**/*.test.ts'], patience);
const repository = { test: { ...patience, name: 'repository', include: ['repository/**/*.test.ts'] } };

export default mergeConfig(http, defineConfig({ test: { projects: [repository] } }));
