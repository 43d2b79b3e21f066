import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { deleteExpiredSessions } from '@site/db/account';
import { UnusableDatabaseError } from '@site/db/errors';
import { openDatabase } from '@site/db/open';
import type { ChangeNotifier } from '@site/db/postgres/change-notifier';
import { deletePastHits } from '@site/db/rate-limit';
import { emptyTrash } from '@site/db/trash';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Deps } from './app.ts';
import { warnOf } from './auth/passwords.ts';
import { type Config, useListeningPort } from './config.ts';
import { createContentChanges } from './content-changes.ts';
import { startWarming } from './http/cache/warm-pages.ts';
import type { Lifecycle } from './lifecycle.ts';
import { createMailer } from './mail/mailer.ts';
import { type Prepared, prepareDatabase } from './prepare-database.ts';
import { trashBegins } from './routers/trash.ts';
import { createViewCounter } from './view-counter.ts';

/*
 * One server from opening to closing. It listens at once and answers 503 until its database is ready.
 */

const CLEAN_EVERY_MS = 60 * 60_000;
/** With what comes after it within the ten seconds that a container is usually given. */
const DRAIN_MS = 8_000;
/** Until what was sent before the stop has been read, by whichever worker it is for. */
const SENT_BEFORE_MS = 250;

export type RunningServer = { stop(): Promise<void> };

type Surroundings = {
  print(text: string): void;
  /** Called with the URL where the server can be reached. */
  ready(url: string): void;
  /** Set in a worker process: notifies the other workers where the database cannot. */
  workerNotifier?: ChangeNotifier;
  extend?(app: FastifyInstance): void;
};

export async function startServer(
  config: Config,
  web: Deps['web'],
  { print, ready, workerNotifier, extend }: Surroundings,
): Promise<RunningServer> {
  const database = openDatabase(config.databaseUrl);
  const { db } = database;
  const now = () => new Date();
  const lifecycle: Lifecycle = { phase: 'starting' };
  const log = {
    debug: (fields: object, text: string) => app.log.debug(fields, text),
    info: (fields: object, text: string) => app.log.info(fields, text),
    warn: (fields: object, text: string) => app.log.warn(fields, text),
  };
  const content = createContentChanges((database.engine === 'sqlite' && workerNotifier) || database.notifier, log);
  const views = createViewCounter(db, {
    failed: (error) => log.warn({ err: error }, 'views wait to be written'),
    written: () => void content.announce('views'),
  });
  const mailer = createMailer({ config, db, now, log });
  const app = await buildApp({ config, db, now, content, views, leadArrived: mailer.poke, lifecycle, web });
  extend?.(app);

  const clean = () =>
    Promise.all([
      deleteExpiredSessions(db, now()),
      deletePastHits(db, now()),
      emptyTrash(db, trashBegins(now())),
    ]).catch((error: unknown) => log.warn({ err: error }, 'could not clean up'));
  let isUp = false;
  let cleaning: NodeJS.Timeout | undefined;
  let warming: ReturnType<typeof startWarming> | undefined;

  async function listen() {
    await app.listen({ port: config.port, host: config.host });
    return useListeningPort(config, (app.server.address() as AddressInfo).port);
  }

  async function stop() {
    lifecycle.phase = 'stopping';
    clearInterval(cleaning);
    warming?.stop();
    // What stands in front sees the 503 of /api/health and sends visitors elsewhere, while we still answer.
    if (isUp) await wait(Math.max(config.shutdownDelayMs, SENT_BEFORE_MS));
    const deadline = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await app.close();
    clearTimeout(deadline);
    await mailer.stop();
    await views.flush().catch((error: unknown) => log.warn({ err: error }, 'could not write the last views'));
    await database.close();
  }

  try {
    // A worker's port is open already: it takes its share of what comes in once it can answer.
    let url = workerNotifier ? '' : await listen();
    const { administrator } = await prepareDatabase(database, config, now);
    if (administrator) print(introduce(administrator, config.admin.password));
    await content.connect();
    cleaning = setInterval(() => void clean(), CLEAN_EVERY_MS).unref();
    mailer.start();
    lifecycle.phase = 'ready';
    isUp = true;
    if (workerNotifier) url = await listen();
    if (!web.isChanging) warming = startWarming(app, content);
    ready(url);
    return { stop };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

/** The sentence for a person when the server cannot start, or nothing where it is a bug. */
export function explainStartFailure(error: unknown, config: Config): string | undefined {
  if (error instanceof UnusableDatabaseError) return error.message;
  const { code = '', syscall, hostname, message } = error as NodeJS.ErrnoException & { hostname?: string };
  if (code === 'EADDRINUSE') return `Port ${config.port} is in use. Set PORT to another one.`;
  if (syscall === 'listen' && code === 'EACCES') {
    return `This user may not open port ${config.port} on ${config.host}.`;
  }
  if (syscall === 'listen' || hostname === config.host) return `HOST ${config.host} is no address of this machine.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'The database of DATABASE_URL does not answer.';
  if (FILE_TROUBLE.test(code)) return `The files of DATABASE_URL cannot be read and written: ${message}.`;
  return undefined;
}

const FILE_TROUBLE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|ENOSPC|SQLITE_(CANTOPEN|READONLY|FULL|IOERR)\w*)$/;

type Administrator = NonNullable<Prepared['administrator']>;

function introduce({ username, madeUpPassword }: Administrator, chosen = ''): string {
  const lines = madeUpPassword
    ? [
        `Made the administrator "${username}" with the password: ${madeUpPassword}`,
        'Keep it: it is not shown again. "npm run reset-password" makes a new one.',
      ]
    : [`Made the administrator "${username}" with the password in ADMIN_PASSWORD.`, ...warnOf(chosen)];
  return lines.join('\n');
}
