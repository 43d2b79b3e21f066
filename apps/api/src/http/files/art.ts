import { findPicturePage } from '@site/db/picture-page';
import { paths } from '@site/schema/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LookReader } from '../../content/look-reader.ts';
import type { RenderQueue } from '../../render-queue.ts';
import type { Context } from '../../trpc/context.ts';
import type { Pictures } from '../../trpc/public-types.ts';
import { REVALIDATE } from '../cache/cache-control.ts';
import { sendCacheable, uncompressedResponse } from '../cache/cached-response.ts';
import { createPictureCache } from '../cache/picture-cache.ts';
import { sendError } from '../error-responses.ts';
import { EMBEDDABLE } from '../guards/security-headers.ts';
import { localLink } from '../pages/local-link.ts';

const FILE = /^([a-z0-9-]{1,100})\.svg$/;
const MAX_BYTES = 2 * 1024 * 1024;

type Options = {
  pictures: Pictures;
  readLook: LookReader;
  visitor: (request: FastifyRequest) => Context;
  queue: RenderQueue;
};

/**
 * Serves cover images for the admin, feeds and other sites; pages inline their covers. If a public record has the URL
 * as its image, the response is the cover of that record, otherwise a drawing derived from the file name. Clients
 * revalidate it, so that content and colour changes are visible at once.
 */
export function serveArt(app: FastifyInstance, { pictures, readLook, visitor, queue }: Options): void {
  const cachedPicture = createPictureCache(MAX_BYTES);
  app.get<{ Params: { file: string } }>('/art/:file', async (request, reply) => {
    const [, seed] = FILE.exec(request.params.file) ?? [];
    if (seed === undefined) return sendError(reply, { status: 404 });
    const context = visitor(request);
    const { db, now, content } = context;
    const [look, page] = await Promise.all([readLook(), findPicturePage(db, paths.art(seed), now())]);
    const key = JSON.stringify([seed, look?.colors, look?.plainCovers, ...(page ? [page, content.revision] : [])]);
    const { body, tag } = await cachedPicture(key, async () => {
      await request.countRender();
      const svg = await queue(
        () => pictures.art({ seed, look, page, link: localLink(context, request) }),
        request.clientKey,
      );
      return Buffer.from(svg);
    });
    const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': REVALIDATE, ...EMBEDDABLE };
    return sendCacheable(request, reply, uncompressedResponse(body, tag, headers));
  });
}
