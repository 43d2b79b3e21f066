import { connectionFailure, UnusableDatabaseError } from '@site/db/errors';
import { ArchiveError } from '../backup/archive-error.ts';
import type { Config } from '../config.ts';

/** Explains to the operator why the server could not start; undefined for a bug. */
export function explainStartFailure(error: unknown, config: Config): string | undefined {
  if (error instanceof UnusableDatabaseError || error instanceof ArchiveError) return error.message;
  const failure = error as NodeJS.ErrnoException & { hostname?: string; port?: number };
  const { code = '', syscall, hostname, message, port } = failure;
  if (code === 'EADDRINUSE') {
    const variable = port === config.metricsPort ? 'METRICS_PORT' : 'PORT';
    return `Port ${port ?? config.port} is in use. Set ${variable} to another one.`;
  }
  if (syscall === 'listen' && code === 'EACCES') {
    return `This user may not open port ${config.port} on ${config.host}.`;
  }
  if (syscall === 'listen' || hostname === config.host) return `HOST ${config.host} is not an address of this machine.`;
  if (FILE_ERROR.test(code)) return `The files of DATABASE_URL cannot be read and written: ${message}.`;
  return connectionFailure(error);
}

const FILE_ERROR = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|ENOSPC|SQLITE_(CANTOPEN|READONLY|FULL|IOERR)\w*)$/;
