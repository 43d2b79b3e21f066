import { fileIsGone } from '@site/db/errors';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loggerOptions } from './log.ts';

function logAt(databaseUrl: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const lines: Record<string, unknown>[] = [];
  const { stream, ...options } = loggerOptions(
    { logLevel: 'info', databaseUrl },
    { write: (line) => lines.push(JSON.parse(line)) },
  );
  const log = pino(options, stream);
  const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  /** Logs the failures of a background job that runs twice a second. */
  const failFor = (seconds: number) => {
    for (let past = 0; past < seconds; past += 0.5) {
      log.warn({ err: refused() }, 'could not process the outbox');
      vi.advanceTimersByTime(500);
    }
  };
  return { log, lines, failFor };
}

test('a PostgreSQL that is away is logged once, and then once a minute, without a stack', () => {
  const { log, lines, failFor } = logAt('postgres://site:secret@db.internal/site');
  failFor(150);
  const cause =
    'PostgreSQL at db.internal:5432 refuses connections. Start it, or correct host and port in DATABASE_URL.';
  expect(lines.map(({ msg, cause: why, err }) => [msg, why, err])).toEqual([
    ['the database is away; reconnecting', cause, undefined],
    ['the database is still away', cause, undefined],
    ['the database is still away', cause, undefined],
  ]);
  vi.advanceTimersByTime(20_000);
  failFor(1);
  expect(lines.slice(3).map(({ msg }) => msg)).toEqual(['the database is away; reconnecting']);
  log.warn({ err: new Error('a bug') }, 'request failed');
  expect(lines.at(-1)).toMatchObject({ msg: 'request failed', err: { stack: expect.stringContaining('a bug') } });
});

test('a deleted SQLite file is logged once a minute with the cause, also when only readiness checks find it', () => {
  const { log, lines } = logAt('file:/site.db');
  for (let check = 0; check < 5; check++) {
    log.warn({ err: fileIsGone('/site.db') }, 'the readiness check failed');
    vi.advanceTimersByTime(20_000);
  }
  expect(lines.map(({ msg, cause, err }) => [msg, cause, err])).toEqual(
    Array(2).fill(['the database cannot be used', expect.stringMatching(/^\/site\.db was deleted/), undefined]),
  );
});

test('on SQLite, errors of the network are those of other servers and are logged', () => {
  const { lines, failFor } = logAt('file:/site.db');
  failFor(2);
  expect(lines.map(({ msg }) => msg)).toEqual(Array(4).fill('could not process the outbox'));
});
