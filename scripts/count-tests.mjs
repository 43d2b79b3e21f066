import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const vitestReports = ['.reports/unit.json', 'e2e/.reports/http.json'];
const playwrightReport = 'e2e/.reports/playwright.json';
const vitestFolders = ['apps/api/', 'apps/web/', 'packages/db/', 'packages/schema/', 'e2e/http/', 'e2e/repository/'];

export const reportFiles = [...vitestReports, playwrightReport];

/** Adds up the reports of vitest and Playwright. A suite without a report or without a passed test is one failure. */
export function countTests(root) {
  const suites = [...countVitest(root), countPlaywright(root)];
  for (const { name, passed, failed } of suites) {
    if (passed + failed === 0) console.error(`No test of ${name} was run.`);
  }
  return {
    passed: suites.reduce((sum, { passed }) => sum + passed, 0),
    failed: suites.reduce((sum, { passed, failed }) => sum + (passed + failed === 0 ? 1 : failed), 0),
  };
}

function countVitest(root) {
  const files = vitestReports.flatMap((report) => readReport(root, report)?.testResults ?? []);
  return vitestFolders.map((folder) => {
    // The path of a cached report may begin with the folder of another checkout.
    const own = files.filter(({ name }) => name.includes(`/${folder}`));
    const tests = own.flatMap(({ assertionResults }) => assertionResults);
    // A file that fails outside of its tests, for instance while it is imported, counts as one failed test.
    const broken = own.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      name: folder,
      passed: tests.filter(({ status }) => status === 'passed').length,
      failed: tests.filter(({ status }) => status === 'failed').length + broken.length,
    };
  });
}

function countPlaywright(root) {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(root, playwrightReport)?.stats ?? {};
  return { name: 'e2e/browser', passed: expected, failed: unexpected + flaky };
}

function readReport(root, file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
