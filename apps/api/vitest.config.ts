import { defineConfig } from 'vitest/config';
import { projectOn } from '../../vitest.base.ts';

const folder = import.meta.dirname;
const all = ['src/**/*.test.ts'];
// Tests that depend on the database engine: on its SQL, errors, locks or notifications.
const engineTests = [
  'src/mail/several-processes.test.ts',
  'src/leads/**/*.test.ts',
  'src/content-changes.test.ts',
  'src/doctor/database-checks.test.ts',
  'src/process/concurrent-starts.test.ts',
  'src/rate-limits.test.ts',
  'src/http/error-responses.test.ts',
  'src/http/guards/hostile*.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      projectOn('sqlite', { folder, include: all }),
      projectOn('postgres', { folder, include: engineTests }),
      // The SQL of the routers is that of packages/db, which `npm test` tests on both engines.
      projectOn('postgres', { name: 'postgres routers', folder, include: ['src/routers/**/*.test.ts'] }),
    ],
  },
});
