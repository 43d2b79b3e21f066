import type { FastifyInstance } from 'fastify';
import type { Pictures } from '../../public-types.ts';
import { FOR_A_DAY } from '../cache/cache-control.ts';
import { sendCacheable, uncompressedResponse } from '../cache/cached-response.ts';
import { createPictureCache } from '../cache/picture-cache.ts';
import { sendError } from '../error-responses.ts';
import { EMBEDDABLE } from '../guards/security-headers.ts';

const FILE = /^([a-z0-9-]{1,100})\.svg$/;
const MAX_BYTES = 2 * 1024 * 1024;

/** Serves the cover picture of each seed; the same seed always gives the same picture. */
export function serveArt(app: FastifyInstance, pictures: Pictures): void {
  const cachedPicture = createPictureCache(MAX_BYTES);
  app.get<{ Params: { file: string } }>('/art/:file', async (request, reply) => {
    const [, seed] = FILE.exec(request.params.file) ?? [];
    if (seed === undefined) return sendError(reply, { status: 404 });
    const { body, tag } = await cachedPicture(seed, async () => {
      await request.countRender();
      return Buffer.from(pictures.art(seed));
    });
    const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': FOR_A_DAY, ...EMBEDDABLE };
    return sendCacheable(request, reply, uncompressedResponse(body, tag, headers));
  });
}
