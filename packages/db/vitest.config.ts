import { defineConfig } from 'vitest/config';
import { projectOn } from '../../vitest.base.ts';

const files = { folder: import.meta.dirname, include: ['src/**/*.test.ts'] };

export default defineConfig({
  test: { projects: [projectOn('sqlite', files), projectOn('postgres', files)] },
});
