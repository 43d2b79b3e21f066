import cluster from 'node:cluster';
import type { ChangeNotifier } from '@site/db/postgres/change-notifier';

/*
 * Several processes of one machine behind one port. The primary process starts the workers, replaces one that ends,
 * stops them, and passes every notification of a worker on to the others.
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
      // If no worker could start, another one would not either.
      if (readyWorkers === 0 && !isStopping) {
        exitCode = code || 1;
        stop();
      }
      if (isStopping) return workers().length === 0 && resolve(exitCode);
      process.stderr.write(`Worker ${worker.process.pid} ended; starting another one.\n`);
      setTimeout(() => !isStopping && cluster.fork(), RESTART_MS);
    });
  });
}

export function reportReady(readyUrl: string): void {
  process.send?.({ readyUrl } satisfies Message);
}

/** Notifies the other workers on a SQLite file. On PostgreSQL the database does. */
export const workerNotifier: ChangeNotifier = {
  async notify(topic) {
    process.send?.({ topic } satisfies Message);
  },
  async subscribe({ changed }) {
    process.on('message', (message: Message) => 'topic' in message && changed(message.topic));
  },
};
