import { addOpenings } from '@site/db/previews';
import { SENT } from '@site/schema/lead-form';
import { paths } from '@site/schema/paths';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBatchedCounter } from '../../batched-counter.ts';
import type { RenderQueue } from '../../render-queue.ts';
import type { Context, ProcedureDeps } from '../../trpc/context.ts';
import type { PageRenderer, RenderedPage, SubmittedForm } from '../../trpc/public-types.ts';
import { createCaller } from '../../trpc/router.ts';
import { compressResponse, sendCacheable } from '../cache/cached-response.ts';
import { localLink } from './local-link.ts';

/*
 * Serves drafts to those who have a link. The page is rendered for each request, without scripts: nothing counts a view,
 * and nothing but the answer of the reader is sent. robots.txt allows these addresses, because a search engine must read
 * `noindex` to obey it.
 */

type Options = {
  deps: Pick<ProcedureDeps, 'db' | 'now'>;
  render: PageRenderer;
  visitor: (request: FastifyRequest) => Context;
  queue: RenderQueue;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Renders the page of a preview link, with the refused answer of its reader. */
    renderPreview(request: FastifyRequest, form?: SubmittedForm): Promise<RenderedPage>;
  }
}

type Params = { slug: string };

const FLUSH_MS = 1_000;

export const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

export function servePreviews(app: FastifyInstance, { deps, render, visitor, queue }: Options): void {
  const openings = createBatchedCounter<number, number>({
    intervalMs: FLUSH_MS,
    sum: (a, b) => a + b,
    store: (batch) => addOpenings(deps.db, batch, deps.now()),
    failed: (error) => app.log.warn(error, 'could not store openings of previews; will retry'),
  });
  app.addHook('onClose', () => openings.flush());
  app.decorate('renderPreview', renderPreview);
  app.get<{ Params: Params }>(paths.preview(':slug'), sendPreview);

  async function sendPreview(request: FastifyRequest, reply: FastifyReply) {
    await request.countRender();
    const { status, html } = await renderPreview(request);
    return sendCacheable(request, reply, await compressResponse({ status, body: html, headers: previewHeaders }));
  }

  function renderPreview(request: FastifyRequest, form?: SubmittedForm): Promise<RenderedPage> {
    const { slug: token } = request.params as Params;
    const context = visitor(request);
    return queue(async () => {
      const found = await createCaller(context).preview.byToken({ token }).catch(ifMissing);
      const link = localLink({ ...context, draft: found?.draft }, request);
      if (!found) return render({ url: GONE_URL, link, preview: 'gone' });
      if (request.method === 'GET') openings.add(found.id, 1);
      const isSent = new URLSearchParams(request.url.split('?')[1]).has(SENT);
      const preview = { ...found.about, action: paths.preview(token), isSent };
      return render({ url: found.path, link, preview, ...(form && { form }) });
    }, request.clientKey);
  }
}

/** An address that no page has, and that no page of the owner can get. Its content is replaced by a message. */
const GONE_URL = paths.preview('gone');

function ifMissing(error: unknown): undefined {
  if (error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST')) return undefined;
  throw error;
}
