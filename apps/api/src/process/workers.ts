import cluster from 'node:cluster';
import type { ChangeNotifier } from '@site/db/change-notifier';

/*
 * Runs several processes on one port. The primary process starts and stops the workers, replaces a worker that ends,
 * and forwards the notifications of each worker to the others.
 */

const RESTART_MS = 1_000;

type Message = { readyUrl: string } | { topic: string };

/** Runs until every worker has ended; returns the exit code. */
export function superviseWorkers(count: number, ready: (url: string) => void): Promise<number> {
  let readyWorkers = 0;
  let isStopping = false;
  let exitCode = 0;
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const stop = () => {
    isStopping = true;
    for (const worker of workers()) worker.process.kill('SIGTERM');
  };

  cluster.on('message', (sender, message: Message) => {
    if ('readyUrl' in message && ++readyWorkers === count) ready(message.readyUrl);
    if (!('topic' in message)) return;
    for (const worker of workers()) if (worker !== sender && worker.isConnected()) worker.send(message);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  for (let started = 0; started < count; started++) cluster.fork();

  return new Promise((resolve) => {
    cluster.on('exit', (worker, code) => {
      // If no worker has started successfully, starting another one would fail too.
      if (readyWorkers === 0 && !isStopping) {
        exitCode = code || 1;
        stop();
      }
      if (isStopping) {
        exitCode ||= code;
        return workers().length === 0 && resolve(exitCode);
      }
      process.stderr.write(`Worker ${worker.process.pid} ended; starting another one.\n`);
      setTimeout(() => !isStopping && cluster.fork(), RESTART_MS);
    });
  });
}

export function reportReady(readyUrl: string): void {
  process.send?.({ readyUrl } satisfies Message);
}

/** Notifies the other workers when the database is SQLite. PostgreSQL sends such notifications itself. */
export const workerNotifier: ChangeNotifier = {
  async notify(topic) {
    process.send?.({ topic } satisfies Message);
  },
  async subscribe({ changed }) {
    process.on('message', (message: Message) => 'topic' in message && changed(message.topic));
  },
};
