import type { FastifyInstance } from 'fastify';
import type { LookReader } from '../../content/look-reader.ts';
import type { Pictures } from '../../public-types.ts';
import { REVALIDATE } from '../cache/cache-control.ts';
import { sendCacheable, uncompressedResponse } from '../cache/cached-response.ts';
import { createPictureCache } from '../cache/picture-cache.ts';
import { sendError } from '../error-responses.ts';
import { EMBEDDABLE } from '../guards/security-headers.ts';

const FILE = /^([a-z0-9-]{1,100})\.svg$/;
const MAX_BYTES = 2 * 1024 * 1024;

type Options = { pictures: Pictures; readLook: LookReader };

/**
 * Serves the cover picture of each seed, in the colours of the site. Feeds and other sites use it; pages contain their
 * covers. It is revalidated, so that new colours are seen at once.
 */
export function serveArt(app: FastifyInstance, { pictures, readLook }: Options): void {
  const cachedPicture = createPictureCache(MAX_BYTES);
  app.get<{ Params: { file: string } }>('/art/:file', async (request, reply) => {
    const [, seed] = FILE.exec(request.params.file) ?? [];
    if (seed === undefined) return sendError(reply, { status: 404 });
    const look = await readLook();
    const { body, tag } = await cachedPicture(JSON.stringify([seed, look?.colors]), async () => {
      await request.countRender();
      return Buffer.from(pictures.art(seed, look));
    });
    const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': REVALIDATE, ...EMBEDDABLE };
    return sendCacheable(request, reply, uncompressedResponse(body, tag, headers));
  });
}
