import { buffer } from 'node:stream/consumers';
import { isUnavailable } from '@site/db/errors';
import { hasMedia } from '@site/db/media';
import type { Db } from '@site/db/tables';
import { HASH_LENGTH, type mediaFormats, mediaTypes, parseMediaFolder, widthsOf } from '@site/schema/media-url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fresh from 'fresh';
import type { MediaFiles, MediaPart } from '../../media/media-files.ts';
import type { ByteRange, StoredFile } from '../../media/storage.ts';
import { IMMUTABLE } from '../cache/cache-control.ts';
import { compressResponse, sendCacheable } from '../cache/cached-response.ts';
import { sendError } from '../error-responses.ts';
import { EMBEDDABLE } from '../guards/security-headers.ts';

/*
 * Serves the uploaded files, except those in the trash. The content of a URL never changes, so it is cached as
 * immutable.
 */

const ORIGINAL = /^[a-z0-9-]*[a-z][a-z0-9-]*\.(jpg|png|webp|svg|pdf|mp4)$/;
const VARIANT = /^([1-9]\d{0,3})\.(avif|webp)$/;
const RANGE = /^bytes=(\d{1,10})-(\d{1,10})?$/;

/** Drawings are text, which compression makes a third as large. Larger ones would occupy the thread pool for too long. */
const COMPRESSED_BYTES = 64 * 1024;

/** Content-Security-Policy for SVG and PDF files opened directly: they must not run scripts or load anything. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

type Options = { db: Db; media: MediaFiles };

export function serveMedia(app: FastifyInstance, { db, media }: Options): void {
  const config = { sendsFiles: true };
  app.get<{ Params: { folder: string; file: string } }>('/media/:folder/:file', { config }, async (request, reply) => {
    const { folder, file } = request.params;
    const part = parsePart(folder, file);
    if (!part || !(await isInLibrary(db, folder))) return sendError(reply, { status: 404 });
    const etag = `"${folder}-${'width' in part ? `${part.width}.${part.format}` : part.extension}"`;
    const cacheable = { etag, 'cache-control': IMMUTABLE };
    if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
      return reply.code(304).headers(cacheable).send();
    }
    const range = readRange(request.headers.range);
    let stored = await media.open(folder, part, range);
    if (!stored && 'width' in part) {
      await request.countRender();
      if (await media.make(folder, part)) stored = await media.open(folder, part, range);
    }
    if (!stored) return sendError(reply, { status: 404 });
    reply.headers({ ...EMBEDDABLE, ...cacheable, 'accept-ranges': 'bytes' });
    const extension = 'extension' in part ? part.extension : undefined;
    if (extension === 'svg' || extension === 'pdf') reply.header('content-security-policy', POLICY);
    if (extension === 'pdf') {
      reply.header('content-disposition', `attachment; filename="${file}"`);
    }
    if (extension === 'svg' && !range && stored.size <= COMPRESSED_BYTES) {
      const headers = { 'content-type': typeOf(part), 'cache-control': IMMUTABLE };
      return sendCacheable(
        request,
        reply,
        await compressResponse({ status: 200, body: await buffer(stored.body), headers }),
      );
    }
    return sendFile(reply.type(typeOf(part)), stored, range);
  });

  app.get('/media/*', (_, reply) => sendError(reply, { status: 404 }));
}

/** While the database is unavailable, all files are served. */
async function isInLibrary(db: Db, folder: string): Promise<boolean> {
  return hasMedia(db, folder.slice(0, HASH_LENGTH)).catch((error: unknown) => {
    if (isUnavailable(error)) return true;
    throw error;
  });
}

function parsePart(folderName: string, file: string): MediaPart | undefined {
  const folder = parseMediaFolder(folderName);
  if (!folder) return undefined;
  const [, width, format] = VARIANT.exec(file) ?? [];
  if (width) {
    const isMade = folder.width !== null && widthsOf(folder.width).includes(Number(width));
    return isMade ? { width: Number(width), format: format as (typeof mediaFormats)[number] } : undefined;
  }
  const [, extension] = ORIGINAL.exec(file) ?? [];
  return extension ? { extension: extension as keyof typeof mediaTypes } : undefined;
}

function typeOf(part: MediaPart): string {
  if ('width' in part) return `image/${part.format}`;
  return part.extension === 'svg' ? `${mediaTypes.svg}; charset=utf-8` : mediaTypes[part.extension];
}

/** Parses a single range with a first byte; servers may ignore all others. */
function readRange(header = ''): ByteRange | undefined {
  const [, start, end] = RANGE.exec(header) ?? [];
  if (start === undefined) return undefined;
  const range = { start: Number(start), ...(end !== undefined && { end: Number(end) }) };
  return range.end !== undefined && range.end < range.start ? undefined : range;
}

function sendFile(reply: FastifyReply, { body, size, start, end }: StoredFile, range: ByteRange | undefined) {
  if (!range) return reply.header('content-length', size).send(body);
  if (end < start) {
    body.destroy();
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send();
  }
  const headers = { 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 };
  return reply.code(206).headers(headers).send(body);
}
