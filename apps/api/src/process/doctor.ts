import type { Database } from '@site/db/open';
import type { Config } from '../config.ts';
import type { Check } from '../doctor/check.ts';
import { runChecks } from '../doctor/run-checks.ts';
import { print } from './archive-command.ts';
import { openForCommand, runCommand } from './command.ts';
import { explainStartFailure } from './start-failure.ts';

const labels = { ok: 'OK      ', warning: 'WARNING ', error: 'ERROR   ' };

await runCommand(async (config) => {
  const database = await openUsable(config);
  const checks = await runChecks({
    config,
    now: () => new Date(),
    database: 'db' in database ? database.db : database,
  });
  for (const { level, name, sentence, fix } of checks) {
    print(`${labels[level]}${name}: ${sentence}`);
    if (fix) print(`        ${fix}`);
  }
  const count = (level: Check['level']) => checks.filter((check) => check.level === level).length;
  print(`${checks.length} checks, errors: ${count('error')}, warnings: ${count('warning')}.`);
  if ('db' in database) await database.close();
  // A check that did not finish in time may still be running.
  process.exit(count('error') > 0 ? 1 : 0);
});

/** The database, unless it is missing, damaged, newer or of another program. It is not migrated. */
async function openUsable(config: Config): Promise<Database | { problem: string }> {
  let database: Database | undefined;
  try {
    database = openForCommand(config);
    await database.inspect();
    return database;
  } catch (error) {
    await database?.close();
    const problem = explainStartFailure(error, config);
    if (problem === undefined) throw error;
    return { problem };
  }
}
