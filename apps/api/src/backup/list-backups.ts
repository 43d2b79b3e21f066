import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFileName } from '@site/schema/backup';

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
}
