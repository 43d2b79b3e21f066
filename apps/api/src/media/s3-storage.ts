import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createBucket, type S3Settings } from './bucket.ts';
import type { MediaStorage } from './storage.ts';

/*
 * The media library in a bucket.
 */

export function createS3Storage(settings: S3Settings, options?: Parameters<typeof createBucket>[1]): MediaStorage {
  const { has, open, put, list, remove } = createBucket(settings, options);
  return {
    has,
    open,

    async put(name, path, type) {
      await put(name, path, type);
      await rm(path, { force: true });
    },

    async withPath(name, temporary, use) {
      const file = await open(name);
      if (!file) return undefined;
      try {
        await pipeline(file.body, createWriteStream(temporary, { mode: 0o600 }));
        return await use(temporary);
      } finally {
        await rm(temporary, { force: true });
      }
    },

    async removeFolder(folder) {
      for (const name of await list(`${folder}/`)) await remove(name);
    },
  };
}
