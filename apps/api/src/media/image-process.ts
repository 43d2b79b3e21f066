import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { publicError, UNAVAILABLE } from '../errors.ts';
import { lowerPriority } from '../low-priority.ts';
import type { Converted } from './convert-image.ts';
import type { ImageJob, ImageOutcome } from './image-worker.ts';
import { UNREADABLE } from './refusal.ts';

/*
 * Runs image jobs, one at a time, in a process that is started when it is needed and ends when it is idle. A decoder
 * takes up to 190 MB for a large picture, which is only released when its process ends, and a hostile file that crashes
 * it must not end the server.
 */

const WORKER = fileURLToPath(new URL('image-worker.ts', import.meta.url));
const IDLE_MS = 2_000;
const JOB_TIMEOUT_MS = 120_000;
/** A short limit, because visitors wait for an icon and rendering normally takes milliseconds. */
const ICON_TIMEOUT_MS = 5_000;
const MAX_WAITING = 60;

export type Urgency = 'urgent' | 'background';
export type ImageProcess = ReturnType<typeof createImageProcess>;

type Log = { warn(fields: object, text: string): void };
type Waiting = { job: ImageJob; isWanted: () => boolean; start(): void; refuse(error: Error): void };

export function createImageProcess(log: Log, { timeoutMs = JOB_TIMEOUT_MS }: { timeoutMs?: number } = {}) {
  const queues: Record<Urgency, Waiting[]> = { urgent: [], background: [] };
  let worker: ChildProcess | undefined;
  let isBusy = false;
  let isStopped = false;
  let idle: NodeJS.Timeout | undefined;

  /** Resolves with the result of the job; an urgent one runs before all background ones. */
  async function run(
    job: ImageJob,
    urgency: Urgency,
    isWanted: () => boolean = () => true,
  ): Promise<Converted | undefined> {
    if (isStopped || queues.urgent.length >= MAX_WAITING) throw busy();
    if (isBusy) await new Promise<void>((start, refuse) => queues[urgency].push({ job, isWanted, start, refuse }));
    isBusy = true;
    clearTimeout(idle);
    try {
      return await send(job);
    } finally {
      isBusy = false;
      next();
    }
  }

  function next() {
    const waiting = queues.urgent.shift() ?? queues.background.shift();
    if (!waiting) {
      idle = setTimeout(end, IDLE_MS).unref();
      return;
    }
    if (waiting.isWanted()) {
      isBusy = true;
      return waiting.start();
    }
    waiting.refuse(busy());
    next();
  }

  async function send(job: ImageJob): Promise<Converted | undefined> {
    worker ??= startWorker();
    const current = worker;
    const limit = job.kind === 'icon' ? Math.min(ICON_TIMEOUT_MS, timeoutMs) : timeoutMs;
    const outcome = await outcomeOf(job, current, limit);
    if (!outcome) {
      if (isStopped) throw busy();
      log.warn({ job: job.kind }, 'the process that converts pictures ended during a job');
      throw publicError('BAD_REQUEST', UNREADABLE);
    }
    if ('refusal' in outcome) throw publicError(outcome.refusal.code, outcome.refusal.message);
    if ('failure' in outcome) throw busy(new Error(outcome.failure));
    return outcome.converted;
  }

  /** Starts the process, and another one for the next job when it has ended. */
  function startWorker(): ChildProcess {
    const started = start();
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    started.on('exit', forget).on('disconnect', forget).on('error', forget);
    return started;
  }

  function end() {
    worker?.kill();
    worker = undefined;
  }

  return {
    run,
    stop() {
      isStopped = true;
      clearTimeout(idle);
      for (const waiting of [...queues.urgent.splice(0), ...queues.background.splice(0)]) waiting.refuse(busy());
      end();
    },
  };
}

/**
 * Sends a job to the process and kills it after `limitMs`. Returns undefined when the process ends without an answer.
 */
async function outcomeOf(job: ImageJob, worker: ChildProcess, limitMs: number): Promise<ImageOutcome | undefined> {
  const timeout = setTimeout(() => worker.kill('SIGKILL'), limitMs);
  const ended = new AbortController();
  const gone = once(worker, 'exit', { signal: ended.signal }).then((): ImageOutcome | undefined => undefined);
  const answer = once(worker, 'message', { signal: ended.signal }).then(([outcome]) => outcome as ImageOutcome);
  // The other one of the two is never awaited.
  gone.catch(() => {});
  answer.catch(() => {});
  worker.send(job);
  try {
    return await Promise.race([gone, answer]);
  } catch (cause) {
    throw busy(cause);
  } finally {
    clearTimeout(timeout);
    ended.abort();
  }
}

function start(): ChildProcess {
  const worker = fork(WORKER, {
    execArgv: [],
    // Without the secrets of the server. One malloc arena, because glibc does not reuse memory across several.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  worker.unref();
  worker.channel?.unref();
  lowerPriority(worker.pid);
  return worker;
}

const busy = (cause?: unknown) => publicError('SERVICE_UNAVAILABLE', UNAVAILABLE, { retryAfter: 30, cause });
