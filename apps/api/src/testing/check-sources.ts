import { emptyFolder } from '@site/db/testing/database';
import { readConfig } from '../config.ts';
import type { Checks, Sources } from '../doctor/check.ts';

/*
 * What the checks of the doctor need, without a database and without an answer of the network, unless a test has one.
 */

type Options = Partial<Sources> & { env?: Record<string, string> };

export const checkSources = ({ env = {}, ...known }: Options = {}): Sources => ({
  config: readConfig({ DATA_DIR: emptyFolder(), ...env }),
  now: () => new Date('2025-06-02T06:00:00.000Z'),
  database: { problem: 'There is no database.' },
  resolveTxt: async () => [],
  askSite: async () => ({ problem: 'PUBLIC_URL does not answer.' }),
  ...known,
});

/** Runs one check; returns its level and sentence. */
export async function findingOf(checks: Checks, name: string): Promise<[string, string] | undefined> {
  const finding = await checks[name]?.();
  return finding && [finding.level, finding.sentence];
}
