import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['apps/api', 'apps/web', 'packages/db', 'packages/schema', 'e2e'];

/** Adds up what the test runners reported. */
export function countTests(root) {
  const total = { passed: 0, failed: 0 };
  for (const folder of folders) {
    add(total, join(root, folder, '.reports/vitest.json'), (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests + (report.success ? 0 : Math.max(0, report.numFailedTestSuites - report.numFailedTests)),
    }));
    add(total, join(root, folder, '.reports/playwright.json'), ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }));
  }
  return total;
}

function add(total, file, read) {
  if (!existsSync(file)) return;
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
  total.passed += passed;
  total.failed += failed;
}
