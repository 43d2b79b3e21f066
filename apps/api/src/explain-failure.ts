import { connectionFailure, UnusableDatabaseError } from '@site/db/errors';
import { sqliteFile } from '@site/db/open';
import type { Config } from './config.ts';

/** Explains to the operator why the database or a file cannot be used, with what to do; undefined for a bug. */
export function explainFailure(error: unknown, { databaseUrl }: Pick<Config, 'databaseUrl'>): string | undefined {
  if (error instanceof UnusableDatabaseError) return error.message;
  const { code = '', syscall, path, message } = error as NodeJS.ErrnoException;
  const fix = syscall === 'connect' ? undefined : fileFixes.find(([pattern]) => pattern.test(code))?.[1];
  if (!fix) return connectionFailure(error, databaseUrl);
  // The errors of SQLite do not name the file, those of Node do so at their end.
  const cause = message.replace(/, \w+ '.*$/, '');
  return `${path ?? sqliteFile(databaseUrl) ?? 'A file'} cannot be read and written (${cause}). ${fix}`;
}

const fileFixes: readonly (readonly [RegExp, string])[] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'Free space on its disk.'],
  [/^(EROFS|SQLITE_READONLY\w*)$/, 'Make its disk writable, and give the user of the server access.'],
  [/^(EACCES|EPERM|SQLITE_CANTOPEN\w*)$/, 'Give it and its folder to the user of the server (chown -R).'],
  [/^(ENOENT|ENOTDIR|EEXIST|EISDIR)$/, 'Create its folder, or correct the path in the settings.'],
  [/^SQLITE_IOERR\w*$/, 'Check its disk.'],
];
