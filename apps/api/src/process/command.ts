import cluster from 'node:cluster';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UnusableDatabaseError } from '@site/db/errors';
import { type Database, databaseExists, openExistingDatabase, sqliteFile } from '@site/db/open';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { explainStartFailure } from './start-failure.ts';

/*
 * Functions that the commands of bin/agency-site share: they read the configuration and print errors for the operator.
 */

export function fail(text: string, exitCode = 1): never {
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
}

/** Arguments that the command does not have. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export function warn(text: string): void {
  // Workers have the same environment as the primary process, which has printed these warnings already.
  if (cluster.isPrimary) process.stderr.write(`Warning: ${text}\n`);
}

export function loadConfigOrFail(): Config {
  try {
    return loadConfig(warn);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

/** As root, the server or a command would leave files that the user of the server cannot read. */
export function failAsOtherUser(folder: string): void {
  if (process.getuid?.() !== 0 || !existsSync(folder)) return;
  const { uid } = statSync(folder);
  if (uid === 0) return;
  const command = `setpriv --reuid=${uid} --regid=${uid} --clear-groups`;
  fail(`${folder} belongs to the user ${uid}: run this command as that user, for example after "${command}".`);
}

/** Opens the database for a command that creates none. */
export function openForCommand({ databaseUrl }: Config): Database {
  const isDefault = sqliteFile(databaseUrl) === resolve('data/site.db');
  if (isDefault && !databaseExists(databaseUrl) && !existsSync('.env')) {
    const folder = process.cwd();
    throw new UnusableDatabaseError(
      `There is no database and no .env in ${folder}. Run the command in the folder with .env and data.`,
    );
  }
  return openExistingDatabase(databaseUrl);
}

/** Runs a command that ends by itself. */
export async function runCommand(command: (config: Config) => Promise<void>): Promise<void> {
  const config = loadConfigOrFail();
  failAsOtherUser(config.dataDir);
  try {
    await command(config);
  } catch (error) {
    if (error instanceof UsageError) fail(error.message, 2);
    fail(explainStartFailure(error, config) ?? `The command failed.\n${(error as Error).stack}`);
  }
}
