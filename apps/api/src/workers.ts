import cluster, { type Worker } from 'node:cluster';
import type { ChangeSignal } from '@site/db/postgres/change-signal';

/*
 * Several processes of one machine behind one port. The first only looks after the others: it starts them, replaces
 * one that dies, stops them, and carries the word that content has changed from each to all.
 */

const RESTART_MS = 1_000;
/** A worker that does not answer is busy; the write stands all the same. */
const PATIENCE_MS = 1_000;

type Changed = { kind: 'changed'; topic: string; number: number; from: number };
type Heard = { kind: 'heard'; number: number; from: number };
type Done = { kind: 'done'; number: number };
type Ready = { kind: 'ready'; url: string };
type Message = Changed | Heard | Done | Ready;

/** Runs until every worker has ended; answers the exit code. */
export function superviseWorkers(count: number, ready: (url: string) => void): Promise<number> {
  const waiting = new Map<string, number>();
  let readyWorkers = 0;
  let isStopping = false;
  let code = 0;
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const stop = () => {
    isStopping = true;
    for (const worker of workers()) worker.process.kill('SIGTERM');
  };

  function pass(worker: Worker, message: Message) {
    if (message.kind === 'ready') {
      readyWorkers += 1;
      if (readyWorkers === count) ready(message.url);
    } else if (message.kind === 'changed') {
      const others = workers().filter(({ id }) => id !== worker.id);
      if (others.length === 0) return worker.send({ kind: 'done', number: message.number } satisfies Done);
      waiting.set(`${worker.id} ${message.number}`, others.length);
      for (const other of others) other.send({ ...message, from: worker.id } satisfies Changed);
    } else if (message.kind === 'heard') {
      const key = `${message.from} ${message.number}`;
      const left = (waiting.get(key) ?? 1) - 1;
      waiting.set(key, left);
      if (left > 0) return;
      waiting.delete(key);
      cluster.workers?.[message.from]?.send({ kind: 'done', number: message.number } satisfies Done);
    }
  }

  return new Promise((resolve) => {
    cluster.on('message', pass);
    cluster.on('exit', (worker, exitCode) => {
      // Where none ever came up, the next would not either.
      if (!isStopping && readyWorkers === 0) {
        code = exitCode || 1;
        stop();
      }
      if (isStopping && workers().length === 0) return resolve(code);
      if (!isStopping) setTimeout(() => !isStopping && cluster.fork(), RESTART_MS);
      process.stderr.write(isStopping ? '' : `Worker ${worker.process.pid} ended; starting another one.\n`);
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
    for (let started = 0; started < count; started++) cluster.fork();
  });
}

export function sayReady(url: string): void {
  process.send?.({ kind: 'ready', url } satisfies Ready);
}

/** How workers on one SQLite file hear of each other's writes. On PostgreSQL the database tells them. */
export function workerSignal(): ChangeSignal {
  const waiting = new Map<number, () => void>();
  let sent = 0;
  return {
    async send(topic) {
      sent += 1;
      const number = sent;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(number, resolve);
      const timer = setTimeout(resolve, PATIENCE_MS);
      process.send?.({ kind: 'changed', topic, number, from: 0 } satisfies Changed);
      await promise;
      clearTimeout(timer);
      waiting.delete(number);
    },
    async listen({ heard }) {
      process.on('message', (message: Message) => {
        if (message.kind === 'done') waiting.get(message.number)?.();
        if (message.kind !== 'changed') return;
        heard(message.topic);
        process.send?.({ kind: 'heard', number: message.number, from: message.from } satisfies Heard);
      });
    },
  };
}
