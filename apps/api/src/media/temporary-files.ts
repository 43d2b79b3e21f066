import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/*
 * Temporary files of uploads and conversions, in a folder of this process below the media folder, so that they can be
 * renamed into the storage. The files of a crashed process are deleted.
 */

const FORGOTTEN_MS = 60 * 60_000;
const host = hostname().replace(/[^\w-]/g, '');

export type TemporaryFiles = ReturnType<typeof createTemporaryFiles>;

export function createTemporaryFiles(mediaDir: string) {
  const root = join(mediaDir, 'tmp');
  const own = `${host}.${process.pid}.${randomUUID().slice(0, 8)}`;
  const folder = join(root, own);

  return {
    /** Runs `use` with a path at which it may create files that begin with it; they are deleted afterwards. */
    async withPath<T>(use: (path: string) => Promise<T>): Promise<T> {
      const job = join(folder, randomUUID());
      await mkdir(job, { recursive: true, mode: 0o700 });
      try {
        return await use(join(job, 'file'));
      } finally {
        await rm(job, { recursive: true, force: true });
      }
    },

    /** Deletes the folders of processes that have ended. */
    async removeOrphans(): Promise<void> {
      const names = await readdir(root).catch(() => []);
      for (const name of names) {
        if (name !== own && (await isOrphan(join(root, name), name))) {
          await rm(join(root, name), { recursive: true, force: true });
        }
      }
    },

    removeAll: () => rm(folder, { recursive: true, force: true }),
  };
}

async function isOrphan(path: string, name: string): Promise<boolean> {
  const [machine, pid] = name.split('.');
  // A restarted container has the name and the process id of the one before.
  if (machine === host) return Number(pid) === process.pid || !isRunning(Number(pid));
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > FORGOTTEN_MS;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
