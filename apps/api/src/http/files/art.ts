import type { FastifyInstance } from 'fastify';
import type { Pictures } from '../../public-types.ts';
import { FOR_A_DAY, sendFresh } from '../cache/etag.ts';
import { keepPictures } from '../cache/picture-cache.ts';
import { sendError } from '../errors.ts';

const FILE = /^([a-z0-9-]{1,100})\.svg$/;
const KEEP_BYTES = 2 * 1024 * 1024;

/** Every seed is a picture, and the same one for ever. */
export function serveArt(app: FastifyInstance, pictures: Pictures): void {
  const kept = keepPictures(KEEP_BYTES);
  app.get<{ Params: { file: string } }>('/art/:file', async (request, reply) => {
    const [, seed] = FILE.exec(request.params.file) ?? [];
    if (seed === undefined) return sendError(reply, { status: 404, message: 'Not found' });
    const { body, tag } = await kept(seed, async () => Buffer.from(pictures.art(seed)));
    return sendFresh(request, reply, { body, tag, type: 'image/svg+xml; charset=utf-8', cache: FOR_A_DAY });
  });
}
