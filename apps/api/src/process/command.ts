import cluster from 'node:cluster';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { explainStartFailure } from './start-failure.ts';

/*
 * Functions that the commands of bin/agency-site share: they read the configuration and print errors for the operator.
 */

export function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
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

/** Runs a command that ends by itself. */
export async function runCommand(command: (config: Config) => Promise<void>): Promise<void> {
  const config = loadConfigOrFail();
  try {
    await command(config);
  } catch (error) {
    fail(explainStartFailure(error, config) ?? `The command failed.\n${(error as Error).stack}`);
  }
}
