import { constants } from 'node:fs';
import { access, chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ByteRange, MediaStorage, StoredFile } from './storage.ts';

/** Files in a folder of this machine, which several processes may share. */
export function createFolderStorage(root: string): MediaStorage {
  const pathOf = (name: string) => join(root, name);
  const has = (name: string) => exists(pathOf(name));

  return {
    has,

    async put(name, path) {
      const target = pathOf(name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await chmod(path, 0o600);
      // Renaming is atomic, so that no reader gets an incomplete file.
      await rename(path, target);
    },

    open: (name, range) => openPart(pathOf(name), range),

    withPath: async (name, _, use) => ((await has(name)) ? use(pathOf(name)) : undefined),

    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  };
}

const exists = (path: string) =>
  access(path, constants.R_OK).then(
    () => true,
    () => false,
  );

async function openPart(path: string, range: ByteRange = { start: 0 }): Promise<StoredFile | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!file) return undefined;
  const { size } = await file.stat();
  const end = Math.min(range.end ?? size - 1, size - 1);
  // A stream cannot be empty.
  const last = Math.max(end, range.start);
  return { body: file.createReadStream({ start: range.start, end: last }), size, start: range.start, end };
}
