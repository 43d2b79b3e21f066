import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ArchiveError } from '../backup/archive-error.ts';
import { type Config, LEAST_PASSPHRASE } from '../config.ts';
import { runCommand, UsageError } from './command.ts';

/*
 * What the commands `backup` and `restore` share: their arguments, and the passphrase.
 */

type Shape = { usage: string; flags: string[]; needsArchive: boolean };

type Request = {
  config: Config;
  file: string | undefined;
  isSet(flag: string): boolean;
  /** From BACKUP_PASSPHRASE, or from the file of --passphrase-file. */
  passphrase: string | undefined;
};

export const print = (text: string) => void process.stdout.write(`${text}\n`);

export const runArchiveCommand = (shape: Shape, work: (request: Request) => Promise<void>) =>
  runCommand(async (config) => {
    const { values, file } = readArguments(shape);
    const path = values['passphrase-file'];
    // Earlier versions made archives with shorter passphrases.
    const least = shape.needsArchive ? 0 : LEAST_PASSPHRASE;
    const passphrase = typeof path === 'string' ? await readPassphrase(path, least) : config.backups.passphrase;
    await work({ config, file, isSet: (flag) => values[flag] === true, passphrase });
  });

export function readArguments({ usage, flags, needsArchive }: Shape, args = process.argv.slice(2)) {
  const options = flags.map((flag) => [flag, { type: 'boolean' }] as const);
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'passphrase-file': { type: 'string' }, ...Object.fromEntries(options) },
    }) as { values: Record<string, string | boolean | undefined>; positionals: string[] };
    const [file, ...others] = positionals;
    if (others.length === 0 && (file || !needsArchive)) return { values, file };
  } catch (error) {
    const [, option] = /'(-[^' ]+)/.exec((error as Error).message) ?? [];
    throw new UsageError(`The option ${option} is unknown, or its value is missing or not allowed.\n${usage}`);
  }
  throw new UsageError(`Name one archive.\n${usage}`);
}

export async function readPassphrase(file: string, least: number): Promise<string> {
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    const cause = code === 'ENOENT' ? 'there is no such file' : `${code}; the user of the server needs access`;
    throw new ArchiveError(`The passphrase in ${file} cannot be read: ${cause}.`);
  });
  // Editors add a line break at the end.
  const passphrase = text.replace(/\r?\n$/, '');
  if (passphrase.length >= least) return passphrase;
  throw new ArchiveError(`The passphrase in ${file} must have at least ${least} characters.`);
}
