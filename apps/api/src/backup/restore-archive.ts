import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { loadArchive } from '@site/db/load-archive';
import { finishRestore } from '@site/db/restored-site';
import type { MediaExtension } from '@site/schema/media-url';
import { mediaTypes } from '@site/schema/media-url';
import type { createTemporaryFiles } from '../media/temporary-files.ts';
import { ArchiveError } from './archive-error.ts';
import { type Manifest, mediaOfPart } from './manifest.ts';
import { readParts, readTables } from './read-archive.ts';
import type { Source } from './write-archive.ts';

type Options = Source & {
  file: string;
  passphrase: string | undefined;
  /** The manifest of the verified archive. */
  manifest: Manifest;
  temporary: Pick<ReturnType<typeof createTemporaryFiles>, 'withPath'>;
  now: Date;
};

/**
 * Replaces a site by a verified archive. The files come first: they are stored under names that depend on their
 * content, so they replace nothing if the database cannot be loaded afterwards.
 */
export async function restoreArchive({ file, passphrase, manifest, database, storage, temporary, now }: Options) {
  const hashes = new Map(manifest.media.map(({ name, sha256 }) => [name, sha256]));
  for await (const { name: part, body } of readParts(file, passphrase)) {
    const name = mediaOfPart(part);
    if (!name) for await (const _ of body);
    else {
      await temporary.withPath(async (path) => {
        const hash = createHash('sha256');
        const hashed = async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        };
        await pipeline(body, hashed, createWriteStream(path, { mode: 0o600 }));
        if (hash.digest('hex') !== hashes.get(name)) throw new ArchiveError(`${file} was changed while it was read.`);
        await storage.put(name, path, mediaTypes[name.split('.').at(-1) as MediaExtension]);
      });
    }
  }
  await loadArchive(database, { ...manifest, readTables: () => readTables(file, passphrase) }, (db) =>
    finishRestore(db, now, manifest.createdAt),
  );
}
