import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { deleteExpiredSessions } from '@site/db/account';
import type { ChangeNotifier } from '@site/db/change-notifier';
import { deleteMissesBefore } from '@site/db/not-found';
import { type Database, describeLocation, openDatabase, type Upgrade } from '@site/db/open';
import { deletePastNetworks } from '@site/db/open-calls';
import { deletePastHits } from '@site/db/rate-limit';
import { applyLeadRetention, purgeExpiredAudit } from '@site/db/retention';
import { findInvalidFields } from '@site/db/setting';
import { emptyTrash } from '@site/db/trash';
import { deletePastDeliveries } from '@site/db/webhook';
import { DAY_MS } from '@site/schema/time';
import { trashStart } from '@site/schema/trash';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Deps } from '../app.ts';
import { weakPasswordWarnings } from '../auth/passwords.ts';
import { listLostPasskeys } from '../auth/second-factor.ts';
import { createBackups } from '../backup/scheduled-backups.ts';
import { type Config, PROGRAM, useListeningPort } from '../config.ts';
import { createRedirects } from '../content/redirects.ts';
import { createScheduledCopies } from '../content/scheduled-copies.ts';
import { createContentChanges } from '../content-changes.ts';
import { startWarming } from '../http/cache/warm-pages.ts';
import type { Lifecycle } from '../http/guards/lifecycle.ts';
import { createWebhookSender } from '../leads/webhook-sender.ts';
import { createMailer } from '../mail/mailer.ts';
import { deleteFilesOfTrash } from '../media/delete-files.ts';
import { createMediaFiles } from '../media/media-files.ts';
import { createViewCounter } from '../view-counter.ts';
import { findDifferingPages } from './compare-pages.ts';
import type { MetricsServer } from './metrics.ts';
import { type CreatedAdministrator, prepareDatabase } from './prepare-database.ts';

/*
 * The server: the application with its database, background jobs, start and stop.
 */

/** How long the delivery log of webhooks is kept. */
const WEBHOOK_LOG_DAYS = 30;
/** How long an address that nobody requests any more stays in the list of pages not found. */
const NOT_FOUND_DAYS = 90;
const CLEAN_INTERVAL_MS = 60 * 60_000;
/**
 * The time that open requests get to finish. Containers are usually killed after 10 seconds; the rest is for closing.
 */
export const DRAIN_MS = 8_000;
/** Time to read requests that were sent before the stop. */
const READ_REQUESTS_MS = 250;

type Options = {
  print(text: string): void;
  /** Set in a worker process: notifies the other workers when the database is SQLite, which cannot. */
  workerNotifier?: ChangeNotifier;
  /** Receives log lines instead of standard output. */
  logTo?: Deps['logTo'];
};

export type Server = {
  app: FastifyInstance;
  /** Listens, and returns the URL to announce. Every response is 503 until the server has started. */
  listen(): Promise<string>;
  /** Prepares the database and starts the background jobs. */
  start(): Promise<void>;
  /** Finishes the requests that were sent, then stops everything and closes the database. */
  stop(): Promise<void>;
};

/** Creates a server, listens and starts it. */
export async function startServer(
  config: Config,
  web: Deps['web'],
  options: Options,
): Promise<Server & { url: string }> {
  const server = await createServer(config, web, options);
  try {
    // The cluster module sends a worker requests as soon as it listens, so a worker starts before it listens.
    const startsFirst = options.workerNotifier !== undefined;
    if (startsFirst) await server.start();
    const url = await server.listen();
    if (!startsFirst) await server.start();
    return { ...server, url };
  } catch (error) {
    await server.stop().catch(() => {});
    throw error;
  }
}

export async function createServer(config: Config, web: Deps['web'], options: Options): Promise<Server> {
  const { print, workerNotifier, logTo } = options;
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
  const warn = (text: string) => (error: unknown) => log.warn({ err: error }, text);
  const views = createViewCounter(db, {
    failed: warn('could not store views; will retry'),
    written: () => void content.notify('views'),
  });
  const redirects = createRedirects({ db, content, now, failed: warn('could not store hits and misses; will retry') });
  const mailer = createMailer({ config, db, now, log, renderMail: web.renderMail });
  const media = createMediaFiles(config, log);
  const webhooks = createWebhookSender({ config, db, now, log });
  const onQueued = () => {
    mailer.checkNow();
    webhooks.checkNow();
  };
  const scheduled = createScheduledCopies({ config, db, now, content, log });
  const findDiffering = (url: string) => findDifferingPages(app, deps, url);
  const backups = createBackups({ database, config, now, log, onQueued, findDifferingPages: findDiffering });
  const backUpNow: Deps['backUpNow'] = (by) => backups.begin(null, by);
  const deps = { config, db, now, content, views, redirects, media, onQueued, backUpNow, lifecycle, web };
  const app = await buildApp({ ...deps, ...(logTo && { logTo }) });
  let cleaning: NodeJS.Timeout | undefined;
  let metrics: MetricsServer | undefined;
  let warming: ReturnType<typeof startWarming> | undefined;

  const deleteOldRecords = () => deleteExpired(deps).catch(warn('could not delete expired records'));

  return {
    app,

    async listen() {
      // Fastify logs the address before the start, which may fail, so the line says what the server does.
      const listenTextResolver = (address: string) => `${lifecycle.phase} at ${address}`;
      await app.listen({ port: config.port, host: config.host, listenTextResolver });
      return useListeningPort(config, (app.server.address() as AddressInfo).port);
    },

    async start() {
      // A port that is in use is noticed before the database is created or migrated.
      if (config.metricsPort !== undefined) {
        const { startMetrics } = await import('./metrics.ts');
        metrics = await startMetrics(config.metricsPort, { server: app.server, db, now, config, log });
      }
      await prepareAndReport(database, config, { now, log, print });
      await content.connect();
      await media.temporary.removeOrphans();
      cleaning = setInterval(() => void deleteOldRecords(), CLEAN_INTERVAL_MS).unref();
      mailer.start();
      webhooks.start();
      scheduled.start();
      backups.start();
      lifecycle.phase = 'ready';
      if (!web.isDevelopment) warming = startWarming(app, content);
    },

    async stop() {
      const delay = app.server.listening && lifecycle.phase === 'ready';
      lifecycle.phase = 'stopping';
      clearInterval(cleaning);
      warming?.stop();
      // A load balancer sees the 503 of /api/health and stops sending requests; those that still arrive are answered.
      if (delay) await wait(Math.max(config.shutdownDelayMs, READ_REQUESTS_MS));
      const deadline = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await app.close();
      clearTimeout(deadline);
      await Promise.all([
        mailer.stop(),
        webhooks.stop(),
        scheduled.stop(),
        media.stop(),
        backups.stop(),
        metrics?.stop(),
      ]);
      await Promise.all([views.flush(), redirects.flush()]).catch(warn('could not store the last views and hits'));
      await database.close();
    },
  };
}

type Reports = {
  now: () => Date;
  log: Record<'info' | 'warn', (fields: object, text: string) => void>;
  print: Options['print'];
};

/** Prepares the database, and reports what the operator should know about it. */
async function prepareAndReport(database: Database, config: Config, { now, log, print }: Reports): Promise<void> {
  const { administrator, upgrade } = await prepareDatabase(database, config, now);
  if (upgrade) log.info(upgrade, describeUpgrade(upgrade));
  if (administrator) print(`Created a new database at ${describeLocation(config.databaseUrl)}`);
  if (administrator) print(await describeAdministrator(administrator, config.admin.password));
  const fields = await findInvalidFields(database.db);
  if (fields.length > 0) log.warn({ fields }, 'stored settings are invalid; the defaults of these fields are used');
  const passkeys = await listLostPasskeys(database.db, config.publicUrl);
  if (passkeys.length > 0) log.warn({ passkeys }, 'PUBLIC_URL has another host: these passkeys no longer work');
}

function describeUpgrade({ copy }: Upgrade): string {
  const text = 'migrated the database of an earlier version';
  if (copy) return `${text}; the copy contains the database before it`;
  return `${text}; no copy was made: before the next upgrade run ${PROGRAM} backup`;
}

async function deleteExpired({ db, media, now }: Pick<Deps, 'db' | 'media' | 'now'>): Promise<void> {
  const time = now();
  await Promise.all([
    deleteExpiredSessions(db, time),
    deletePastHits(db, time),
    deletePastNetworks(db, time),
    deleteFilesOfTrash({ db, media }, { before: trashStart(time) }).then(() => emptyTrash(db, trashStart(time))),
    media.temporary.removeOrphans(),
    applyLeadRetention(db, time),
    purgeExpiredAudit(db, time),
    deleteMissesBefore(db, new Date(time.getTime() - NOT_FOUND_DAYS * DAY_MS)),
    deletePastDeliveries(db, new Date(time.getTime() - WEBHOOK_LOG_DAYS * DAY_MS)),
  ]);
}

async function describeAdministrator(
  { username, generatedPassword }: CreatedAdministrator,
  chosenPassword = '',
): Promise<string> {
  const lines = generatedPassword
    ? [
        `Created the administrator "${username}" with the password: ${generatedPassword}`,
        `Store it safely: it is not shown again. "${PROGRAM} reset-password" sets a new one.`,
      ]
    : [
        `Created the administrator "${username}" with the password from ADMIN_PASSWORD.`,
        ...(await weakPasswordWarnings(chosenPassword)),
      ];
  return lines.join('\n');
}
