import cluster from 'node:cluster';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { claimDatabase, refuseEmptied } from '@site/db/open';
import type { Config } from '../config.ts';
import { findBucketProblem } from '../media/bucket.ts';
import { VERSION } from '../version.ts';
import { fail, failAsOtherUser, loadConfigOrFail, warn } from './command.ts';
import { DRAIN_MS, type Server, startServer } from './server.ts';
import { explainStartFailure } from './start-failure.ts';
import { reportReady, superviseWorkers, workerNotifier } from './workers.ts';

const web = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const print = (text: string) => process.stdout.write(`${text}\n`);

/** The timeout for closing the database and background jobs after the last request has ended. */
const CLOSE_MS = 1_500;

async function serve(config: Config): Promise<void> {
  const entry = `${web}server/entry-server.js`;
  if (!existsSync(entry)) fail('The web application is not built. Run "npm start", which builds it.');
  const { normalizeUrl, createPictures, createRenderer, renderMail, inlineScripts } = await import(entry);
  const application = {
    render: createRenderer(config),
    normalizeUrl,
    pictures: createPictures(config),
    renderMail,
    inlineScripts,
    folder: `${web}client`,
  };
  const server = await startServer(config, application, {
    print,
    ...(cluster.isWorker && { workerNotifier }),
  });
  if (cluster.isWorker) reportReady(server.url);
  else printUrl(server.url);
  let isStopping = false;
  const stop = () => {
    if (!isStopping) void stopAndExit(server, config);
    isStopping = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

/** Stops the server, and exits with an error if that fails or times out, for example because the disk is full. */
async function stopAndExit(server: Server, { shutdownDelayMs }: Config): Promise<void> {
  const giveUp = () => fail('The server did not stop in time and was ended. Acknowledged writes are kept.');
  setTimeout(giveUp, shutdownDelayMs + DRAIN_MS + CLOSE_MS);
  try {
    await server.stop();
  } catch (error) {
    fail(`The database could not be closed: ${(error as Error).message}. Acknowledged writes are kept.`);
  }
  process.exit(0);
}

/** Backups or media without a database mean that the database was lost. Creating a new one would hide that. */
function refuseLostDatabase({ databaseUrl, mediaDir, backups }: Config): void {
  const hasFiles = [mediaDir, backups.folder].some((folder) => existsSync(folder) && readdirSync(folder).length > 0);
  if (hasFiles) refuseEmptied(databaseUrl);
}

async function checkBuckets({ s3, backups }: Config): Promise<void> {
  const problems = [
    s3 && (await findBucketProblem(s3, 'S3_BUCKET')),
    backups.s3 && (await findBucketProblem(backups.s3, 'BACKUP_BUCKET')),
  ];
  for (const problem of problems) if (problem) warn(problem);
}

function printUrl(url: string): void {
  print(`Agency site ${VERSION}`);
  print(`Ready on ${url}`);
}

async function supervise(config: Config): Promise<never> {
  if (config.metricsPort !== undefined) {
    const { serveMetrics } = await import('./metrics.ts');
    await serveMetrics(config.metricsPort, { hasWorkers: true });
  }
  process.exit(await superviseWorkers(config.workers, printUrl));
}

const config = loadConfigOrFail();
failAsOtherUser(config.dataDir);
try {
  if (cluster.isPrimary) {
    claimDatabase(config.databaseUrl);
    refuseLostDatabase(config);
    void checkBuckets(config);
  }
  await (cluster.isPrimary && config.workers > 1 ? supervise(config) : serve(config));
} catch (error) {
  fail(explainStartFailure(error, config) ?? `The server could not start.\n${(error as Error).stack}`);
}
