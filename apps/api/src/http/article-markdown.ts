import { findPublishedPost } from '@site/db/post';
import { paths } from '@site/schema/paths';
import { postSlug } from '@site/schema/post';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import { articleMarkdown } from '../content/markdown.ts';
import type { Services } from '../context.ts';
import { REVALIDATE, sendFresh } from './fresh.ts';

/** The address of an article answers its text as Markdown to whoever prefers that; everyone else gets the page. */
export function serveArticleMarkdown(app: FastifyInstance, { db, now, config }: Services): void {
  // The page at this address varies too, whoever sends it.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(`${paths.blog}/`)) vary(reply, 'Accept');
  });
  app.get<{ Params: { slug: string } }>(`${paths.blog}/:slug`, async (request, reply) => {
    const preferred = new Negotiator(request.raw).mediaType(['text/html', 'text/markdown']);
    const slug = postSlug.safeParse(request.params.slug);
    const post =
      preferred === 'text/markdown' && slug.success ? await findPublishedPost(db, slug.data, now()) : undefined;
    if (!post) return reply.callNotFound();
    return sendFresh(request, reply, {
      body: articleMarkdown(post, config.publicUrl),
      type: 'text/markdown; charset=utf-8',
      cache: REVALIDATE,
    });
  });
}

function vary(reply: FastifyReply, name: string): void {
  const named = String(reply.getHeader('vary') ?? '');
  if (new RegExp(`(^|[\\s,])${name}(,|$)`, 'i').test(named)) return;
  reply.header('vary', named ? `${named}, ${name}` : name);
}
