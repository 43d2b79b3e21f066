import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BackupJob, BackupOutcome } from './backup-worker.ts';

const WORKER = fileURLToPath(new URL('backup-worker.ts', import.meta.url));
/** The nice value of processes that make backups, so that requests get CPU time first. */
export const LOW_PRIORITY = 10;

export type BackupProcess = { outcome: Promise<BackupOutcome>; stop(): void };

/** Makes a backup in a process of its own, with low priority and without the environment of the server. */
export function startBackupJob(job: BackupJob): BackupProcess {
  const worker = fork(WORKER, {
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const ended = once(worker, 'exit').then((): BackupOutcome => ({ failure: 'The process that makes backups ended' }));
  const answer = once(worker, 'message').then(([outcome]) => outcome as BackupOutcome);
  if (worker.pid !== undefined) setPriority(worker.pid, LOW_PRIORITY);
  worker.send(job);
  return { outcome: Promise.race([answer, ended]), stop: () => void worker.kill() };
}
