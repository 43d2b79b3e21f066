import { TRPCError } from '@trpc/server';
import type { Config } from '../config.ts';
import { publicError } from '../errors.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { MediaStorage } from './storage.ts';

export function createStorage({ mediaDir, s3 }: Pick<Config, 'mediaDir' | 's3'>): MediaStorage {
  const storage = s3 ? createS3Storage(s3) : createFolderStorage(mediaDir);
  return {
    has: (...call) => storage.has(...call).catch(unavailable),
    put: (...call) => storage.put(...call).catch(unavailable),
    open: (...call) => storage.open(...call).catch(unavailable),
    withPath: (...call) => storage.withPath(...call).catch(unavailable),
    removeFolder: (...call) => storage.removeFolder(...call).catch(unavailable),
  };
}

/** A full disk or a bucket that cannot be reached becomes 503. */
function unavailable(error: unknown): never {
  if (error instanceof TRPCError) throw error;
  throw publicError('SERVICE_UNAVAILABLE', AWAY, { cause: error, retryAfter: 5 });
}

const AWAY = 'The files cannot be reached at the moment. Please try again.';
