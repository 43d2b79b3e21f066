import cluster from 'node:cluster';
import { statfs } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findBackupRun } from '@site/db/backup-run';
import { readOutboxState } from '@site/db/outbox';
import type { Db } from '@site/db/tables';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import type { Config } from '../config.ts';

/*
 * Metrics in the text format of Prometheus at `/metrics` on METRICS_PORT, bound to the loopback address. Each worker
 * collects its own metrics, and the primary process serves them aggregated. `server.ts` and `main.ts` import this file
 * only if METRICS_PORT is set.
 */

type Sources = { server: Server; db: Db; now: () => Date; config: Pick<Config, 'dataDir'> };

/** Registers the metrics of this process and measures every request. */
function collectMetrics({ server, db, now, config }: Sources): void {
  if (cluster.isWorker) new AggregatorRegistry();
  // The registry is global, and `pnpm dev` creates a new server in the same process: metrics of the last one are removed.
  register.clear();
  collectDefaultMetrics();
  const duration = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'The time from a request to the end of its response',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const labels = { method: methodOf(request), kind: kindOf(request.url) };
    const startedAt = performance.now();
    response.once('close', () =>
      duration.observe({ ...labels, status: response.statusCode }, (performance.now() - startedAt) / 1000),
    );
  });
  addMailGauges(db, now);
  addBackupGauge(db);
  new Gauge({
    ...shared('site_disk_free_bytes', 'The free space of the disk with DATA_DIR'),
    async collect() {
      const disk = await statfs(config.dataDir).catch(() => undefined);
      this.set(disk ? disk.bavail * disk.bsize : Number.NaN);
    },
  });
}

function addMailGauges(db: Db, now: () => Date): void {
  const gaveUp = new Gauge(shared('site_mails_given_up', 'The mails of the last week that could not be delivered'));
  const age = new Gauge(shared('site_mail_waiting_seconds', 'How long the oldest unsent mail has been due'));
  new Gauge({
    ...shared('site_mails_waiting', 'The mails that are not sent yet'),
    async collect() {
      const time = now();
      const state = await readOutboxState(db, time).catch(() => undefined);
      const since = state?.waitingSince ?? time;
      this.set(state?.waiting ?? Number.NaN);
      gaveUp.set(state?.givenUp ?? Number.NaN);
      age.set(state ? Math.max(0, time.getTime() - since.getTime()) / 1000 : Number.NaN);
    },
  });
}

function addBackupGauge(db: Db): void {
  const help = 'When the last backup was restored for a test; 0 if it failed or if there is none';
  new Gauge({
    ...shared('site_backup_proved_timestamp_seconds', help),
    async collect() {
      const run = await findBackupRun(db).catch(() => null);
      this.set(run === null ? Number.NaN : (run?.provedAt?.getTime() ?? 0) / 1000);
    },
  });
}

/** Options of a gauge that has the same value in all workers, so that it is not added up. */
const shared = (name: string, help: string) => ({ name, help, aggregator: 'max' }) as const;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodOf = ({ method = '' }: IncomingMessage) => (METHODS.has(method) ? method : 'other');

const kindOf = (url = '') => /^\/(api|trpc|assets|media|admin)(?=[/?]|$)/.exec(url)?.[1] ?? 'page';

type Log = { info(fields: object, text: string): void };

/** Collects the metrics of this process, and serves them unless it is a worker, whose primary process serves them. */
export async function startMetrics(port: number, { log, ...sources }: Sources & { log: Log }) {
  collectMetrics(sources);
  if (cluster.isWorker) return undefined;
  const metrics = await serveMetrics(port, { hasWorkers: false });
  log.info({ url: metrics.url }, 'serving metrics');
  return metrics;
}

export type MetricsServer = { url: string; stop(): Promise<void> };

/** Serves the metrics of this process or, in the primary process, of all workers. */
export async function serveMetrics(port: number, { hasWorkers }: { hasWorkers: boolean }): Promise<MetricsServer> {
  const workers = hasWorkers ? new AggregatorRegistry() : undefined;
  const read = () => workers?.clusterMetrics() ?? register.metrics();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(503, { 'content-type': 'text/plain' }).end('The metrics could not be read\n'),
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
