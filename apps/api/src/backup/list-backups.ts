import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFileName } from '@site/schema/backup';
import { DAY_MS } from '@site/schema/time';

export type BackupFile = { name: string; bytes: number; createdAt: Date };

/** The backups in a folder, the latest first. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => backupFileName.safeParse(name).success);
  const files = names.map(async (name) => {
    const { size, mtime } = await stat(join(folder, name));
    return { name, bytes: size, createdAt: mtime };
  });
  return (await Promise.all(files)).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Deletes all but the latest backups; those that were made before a restore stay. */
export async function removeOldBackups(folder: string, keep: number): Promise<void> {
  const made = (await listBackups(folder)).filter(({ name }) => name.startsWith('backup-'));
  for (const { name } of made.slice(keep)) await rm(join(folder, name), { force: true });
  // What a backup that was interrupted by a crash has left. Another process may be writing one now.
  for (const name of (await readdir(folder)).filter((one) => /^\.(backup|drill)-/.test(one))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
}
