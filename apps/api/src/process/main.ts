import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { startServer } from './server.ts';
import { explainStartFailure } from './start-failure.ts';
import { reportReady, superviseWorkers, workerNotifier } from './workers.ts';

const web = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const print = (text: string) => process.stdout.write(`${text}\n`);

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function readConfigOrFail(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

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
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

function printUrl(url: string): void {
  print(`Ready on ${url}`);
}

async function supervise(config: Config): Promise<never> {
  if (config.metricsPort !== undefined) {
    const { serveMetrics } = await import('./metrics.ts');
    await serveMetrics(config.metricsPort, { hasWorkers: true });
  }
  process.exit(await superviseWorkers(config.workers, printUrl));
}

const config = readConfigOrFail();
try {
  await (cluster.isPrimary && config.workers > 1 ? supervise(config) : serve(config));
} catch (error) {
  fail(explainStartFailure(error, config) ?? `The server could not start.\n${(error as Error).stack}`);
}
