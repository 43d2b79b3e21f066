import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ArchiveError } from '../backup/archive-error.ts';
import type { Config } from '../config.ts';
import { runCommand } from './command.ts';

/*
 * What the commands `backup` and `restore` share: their arguments, and the passphrase.
 */

type Request = {
  config: Config;
  file: string | undefined;
  isSet(flag: string): boolean;
  /** From BACKUP_PASSPHRASE, or from the file of --passphrase-file. */
  passphrase: string | undefined;
};

export const print = (text: string) => void process.stdout.write(`${text}\n`);

export const runArchiveCommand = (usage: string, flags: string[], work: (request: Request) => Promise<void>) =>
  runCommand(async (config) => {
    const { values, positionals } = readArguments(usage, flags);
    const passphrase = await readPassphrase(values['passphrase-file'], config);
    await work({ config, file: positionals[0], isSet: (flag) => values[flag] === true, passphrase });
  });

function readArguments(usage: string, flags: string[]) {
  const options = flags.map((flag) => [flag, { type: 'boolean' }] as const);
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'passphrase-file': { type: 'string' }, ...Object.fromEntries(options) },
    }) as { values: Record<string, string | boolean | undefined>; positionals: string[] };
  } catch (error) {
    throw new ArchiveError(`${(error as Error).message}\n${usage}`);
  }
}

async function readPassphrase(file: string | boolean | undefined, config: Config): Promise<string | undefined> {
  if (typeof file !== 'string') return config.backups.passphrase;
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new ArchiveError(`The passphrase cannot be read: ${error.message}.`);
  });
  // Editors add a line break at the end.
  return text.replace(/\r?\n$/, '');
}
