import { paths } from '@site/schema/paths';
import { postSlug } from '@site/schema/post';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { createCaller } from '../../router.ts';
import { sendKept } from '../cache/cached-response.ts';
import { REVALIDATE } from '../cache/etag.ts';
import type { AnswerCache, Make } from '../cache/response-cache.ts';

/** The address of an article answers its text as Markdown to whoever prefers that; everyone else gets the page. */
export function serveArticleMarkdown(app: FastifyInstance, { answers }: { answers: AnswerCache }): void {
  app.get<{ Params: { slug: string } }>(`${paths.blog}/:slug`, async (request, reply) => {
    const preferred = new Negotiator(request.raw).mediaType(['text/html', 'text/markdown']);
    const slug = postSlug.safeParse(request.params.slug);
    if (preferred !== 'text/markdown' || !slug.success) return reply.callNotFound();
    // A space stands in no address: nobody can ask for this key by itself.
    const answer = await answers.get(`${paths.post(slug.data)} text/markdown`, makeMarkdown(slug.data));
    return answer.status === 200 ? sendKept(request, reply, answer) : reply.callNotFound();
  });
}

function makeMarkdown(slug: string): Make {
  return async (context) => {
    const post = await createCaller(context).post.bySlug({ slug }).catch(ignoreNotFound);
    if (!post) return { status: 404, body: '', headers: {} };
    // Loaded on first use: few clients ask for Markdown, and the converter is large.
    const { articleMarkdown } = await import('../../content/markdown.ts');
    return {
      status: 200,
      body: articleMarkdown(post, context.config.publicUrl),
      headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': REVALIDATE, vary: 'Accept' },
    };
  };
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof TRPCError && error.code === 'NOT_FOUND')) throw error;
}
