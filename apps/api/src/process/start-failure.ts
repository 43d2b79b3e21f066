import { ArchiveError } from '../backup/archive-error.ts';
import type { Config } from '../config.ts';
import { explainFailure } from '../explain-failure.ts';

/** Explains to the operator why the server or a command could not start; undefined for a bug. */
export function explainStartFailure(error: unknown, config: Config): string | undefined {
  if (error instanceof ArchiveError) return error.message;
  const failure = error as NodeJS.ErrnoException & { hostname?: string; port?: number };
  const { code = '', syscall, hostname, port } = failure;
  if (code === 'EADDRINUSE') {
    const variable = port === config.metricsPort ? 'METRICS_PORT' : 'PORT';
    return `Port ${port ?? config.port} is in use. Set ${variable} to another one.`;
  }
  if (syscall === 'listen' && code === 'EACCES') {
    return `This user may not open port ${config.port} on ${config.host}. Set PORT to 1024 or more, and put a proxy in front.`;
  }
  if (syscall === 'listen' || hostname === config.host) return `HOST ${config.host} is not an address of this machine.`;
  return explainFailure(error, config);
}
