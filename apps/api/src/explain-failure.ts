import { dirname } from 'node:path';
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
  const place = syscall === 'mkdtemp' && path ? dirname(path) : (path ?? sqliteFile(databaseUrl) ?? 'A file');
  return `${place} cannot be read and written (${cause}). ${fix}`;
}

/** Changing the owner of an existing folder could give away one of the system, such as /root. */
export const OTHER_FOLDER =
  'Choose another folder, or create one for the user of the server: install -d -o USER FOLDER.';

const fileFixes: readonly (readonly [RegExp, string])[] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'Free space on its disk.'],
  [/^(EROFS|SQLITE_READONLY\w*)$/, 'Make its disk writable, and give the user of the server access.'],
  [/^(EACCES|EPERM|SQLITE_CANTOPEN\w*)$/, OTHER_FOLDER],
  [/^(ENOENT|ENOTDIR|EEXIST|EISDIR)$/, 'Create its folder, or correct the path in the settings.'],
  [/^SQLITE_IOERR\w*$/, 'Check its disk.'],
];
