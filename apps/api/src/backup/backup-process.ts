import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { lowerPriority } from '../low-priority.ts';
import type { BackupJob, BackupOutcome } from './backup-worker.ts';

const WORKER = fileURLToPath(new URL('backup-worker.ts', import.meta.url));

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
  lowerPriority(worker.pid);
  worker.send(job);
  return { outcome: Promise.race([answer, ended]), stop: () => void worker.kill() };
}
