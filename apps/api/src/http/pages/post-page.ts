import { paths } from '@site/schema/paths';
import { postSlug } from '@site/schema/post';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { hiddenFrom } from '../../content/page-texts.ts';
import { createCaller } from '../../trpc/router.ts';
import { REVALIDATE } from '../cache/cache-control.ts';
import { sendCacheable } from '../cache/cached-response.ts';
import { negotiable } from '../cache/content-encoding.ts';
import type { Render, ResponseCache } from '../cache/response-cache.ts';

/** Serves a post as a page, or as Markdown to clients that prefer it. */
export function servePosts(app: FastifyInstance, { cache }: { cache: ResponseCache }): void {
  app.get<{ Params: { slug: string } }>(`${paths.blog}/:slug`, async (request, reply) => {
    const preferred = new Negotiator({ headers: { accept: negotiable(request.headers.accept) } }).mediaType([
      'text/html',
      'text/markdown',
    ]);
    const slug = postSlug.safeParse(request.params.slug);
    if (preferred !== 'text/markdown' || !slug.success) return app.sendPage(request, reply);
    // No URL contains a space, so no page has this key.
    const key = `${paths.post(slug.data)} text/markdown`;
    const response = await cache.getOrRender(key, renderMarkdown(slug.data), request);
    return response.status === 200 ? sendCacheable(request, reply, response) : app.sendPage(request, reply);
  });
}

function renderMarkdown(slug: string): Render {
  return async (context) => {
    const [post, isHidden] = await Promise.all([
      createCaller(context).post.bySlug({ slug }).catch(ignoreNotFound),
      hiddenFrom(context),
    ]);
    if (!post || isHidden(paths.post(slug))) return { status: 404, body: '', headers: {} };
    // Loaded on first use: few clients request Markdown, and the converter is large.
    const { articleMarkdown } = await import('../../content/markdown.ts');
    return {
      status: 200,
      body: articleMarkdown(post, context.config.publicUrl, isHidden),
      headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': REVALIDATE, vary: 'Accept' },
    };
  };
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof TRPCError && error.code === 'NOT_FOUND')) throw error;
}
