import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ArchiveError } from '../backup/archive-error.ts';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { explainStartFailure } from './start-failure.ts';

/*
 * Runs a command with arguments and explains its failures in a sentence.
 */

export type Command = {
  config: Config;
  positionals: string[];
  flags: ReadonlySet<string>;
  /** From BACKUP_PASSPHRASE, or from the file of --passphrase-file. */
  passphrase: string | undefined;
};

export const print = (text: string) => void process.stdout.write(`${text}\n`);

export async function runCommand(usage: string, flags: string[], work: (command: Command) => Promise<void>) {
  let config: Config | undefined;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'passphrase-file': { type: 'string' },
        ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' }] as const)),
      },
    });
    config = loadConfig();
    const passphrase = await readPassphrase(values['passphrase-file'], config);
    const set = flags.filter((flag) => (values as Record<string, unknown>)[flag]);
    await work({ config, positionals, flags: new Set(set), passphrase });
  } catch (error) {
    process.stderr.write(`${explain(error, config, usage)}\n`);
    process.exitCode = 1;
  }
}

async function readPassphrase(file: string | undefined, config: Config): Promise<string | undefined> {
  if (file === undefined) return config.backups.passphrase;
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new ArchiveError(`The passphrase cannot be read: ${error.message}.`);
  });
  // Editors add a line break at the end.
  return text.replace(/\r?\n$/, '');
}

function explain(error: unknown, config: Config | undefined, usage: string): string {
  if (error instanceof ArchiveError || error instanceof ConfigError) return error.message;
  const { code = '', message, stack } = error as NodeJS.ErrnoException;
  if (code.startsWith('ERR_PARSE_ARGS')) return `${message}\n${usage}`;
  return (config && explainStartFailure(error, config)) ?? stack ?? message;
}
