import { defineConfig, mergeConfig } from 'vitest/config';
import { testsOnBothEngines } from '../vitest.base.ts';

const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
const http = testsOnBothEngines(['http/**/*.test.ts'], patience);
const repository = { test: { ...patience, name: 'repository', include: ['repository/**/*.test.ts'] } };

export default mergeConfig(http, defineConfig({ test: { projects: [repository] } }));
