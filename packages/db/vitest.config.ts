import { defineConfig } from 'vitest/config';
import { projectOn } from '../../vitest.base.ts';

const include = ['src/**/*.test.ts'];

export default defineConfig({
  test: { projects: [projectOn('sqlite', include), projectOn('postgres', include)] },
});
