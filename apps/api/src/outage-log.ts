import { connectionFailure, UnusableDatabaseError } from '@site/db/errors';
import type { Logger, LoggerOptions } from 'pino';

/*
 * Limits the log during a database outage (PostgreSQL is unreachable, or the SQLite file was deleted), in which every job
 * and request fails: one line without a stack at the beginning, then one a minute. `content-changes.ts` logs its return.
 */

const INTERVAL_MS = 60_000;
/** Background jobs fail at least every five seconds during an outage, so a later failure belongs to a new one. */
const QUIET_MS = 15_000;

export function limitOutages(databaseUrl: string): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  let failedAt = Number.NEGATIVE_INFINITY;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return function log(this: Logger, args, method) {
    const { err, res } = (args[0] ?? {}) as { err?: unknown; res?: unknown };
    // The error of a completed request is that of its client.
    const isUnusable = err instanceof UnusableDatabaseError;
    const cause = res ? undefined : isUnusable ? err.message : connectionFailure(err, databaseUrl);
    if (cause === undefined) return method.apply(this, args);
    const now = Date.now();
    const isNew = now - failedAt > QUIET_MS;
    failedAt = now;
    if ((isUnusable || !isNew) && now - loggedAt < INTERVAL_MS) return;
    loggedAt = now;
    if (isUnusable) return this.error({ cause }, 'the database cannot be used');
    (method as (fields: object, text: string) => void).call(
      this,
      { cause },
      isNew ? 'the database is away; reconnecting' : 'the database is still away',
    );
  };
}
