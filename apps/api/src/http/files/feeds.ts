import { paths } from '@site/schema/paths';
import type { FeedPost } from '@site/schema/post';
import { tagName, tagSlug } from '@site/schema/tag-slug';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FeedFacts, jsonFeed, rssFeed } from '../../content/feed.ts';
import { hiddenFrom } from '../../content/page-texts.ts';
import type { Redirects } from '../../content/redirects.ts';
import type { Context } from '../../trpc/context.ts';
import { type Caller, createCaller } from '../../trpc/router.ts';
import { sendCacheable } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendError } from '../error-responses.ts';
import { renderFile } from './render-file.ts';

/*
 * The feeds of the blog, of each category and of each tag, in two formats.
 */

const formats = [
  { format: 'xml', type: 'application/rss+xml; charset=utf-8', write: rssFeed },
  {
    format: 'json',
    type: 'application/feed+json; charset=utf-8',
    write: (posts: FeedPost[], facts: FeedFacts) => JSON.stringify(jsonFeed(posts, facts)),
  },
] as const;

type Format = (typeof formats)[number];
type Addresses = FeedFacts['feeds'];
/** The posts of a feed, and the name of their category or tag. */
type Source = { posts: FeedPost[]; name?: string; description?: string | null };

type Options = { cache: ResponseCache; redirects: Redirects };

export function serveFeeds(app: FastifyInstance, { cache, redirects }: Options): void {
  const main = { xml: paths.feedXml, json: paths.feedJson };

  /** Sends the feed of a page; `read` returns undefined if there is no such page. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { format, type, write }: Format,
    { page, feeds, read }: { page: string; feeds: Addresses; read: (caller: Caller) => Promise<Source | undefined> },
  ) {
    const render = renderFile(type, async (context) => {
      const isHidden = await hiddenFrom(context);
      const source = isHidden(page) ? undefined : await read(createCaller(context));
      return source && write(source.posts, { ...(await readFacts(context, source)), page, feeds, isHidden });
    });
    const response = await cache.getOrRender(feeds[format], render, request);
    return response.status === 404 ? sendMissing(reply, page, format) : sendCacheable(request, reply, response);
  }

  /** The feed of a page that has moved is at its new address. */
  async function sendMissing(reply: FastifyReply, page: string, format: Format['format']) {
    const redirect = await redirects.find(page);
    if (redirect) redirects.hit(redirect.id);
    if (redirect?.to === null) return sendError(reply, { status: 410, message: 'This feed is gone for good' });
    if (!redirect || !HAS_FEED.test(redirect.to)) return sendError(reply, { status: 404 });
    // Otherwise a feed reader would cache a 301 permanently, even after the page is restored.
    reply.header('cache-control', 'no-cache');
    return reply.redirect(paths.feedsOf(redirect.to)[format], redirect.status);
  }

  for (const file of formats) {
    app.get(main[file.format], (request, reply) =>
      send(request, reply, file, {
        page: paths.blog,
        feeds: main,
        read: async (caller) => ({ posts: await caller.post.feed() }),
      }),
    );

    app.get<{ Params: { slug: string } }>(`${paths.blog}/category/:slug/feed.${file.format}`, (request, reply) => {
      const { slug } = request.params;
      const page = paths.blogCategory(slug);
      return send(request, reply, file, {
        page,
        feeds: paths.feedsOf(page),
        read: (caller) => readCategory(caller, slug),
      });
    });

    app.get<{ Params: { tag: string } }>(`${paths.blog}/tag/:tag/feed.${file.format}`, (request, reply) => {
      const tag = tagSlug(request.params.tag);
      const page = paths.blogTag(tag);
      const feeds = paths.feedsOf(page);
      if (tag && tag !== request.params.tag) return reply.redirect(feeds[file.format], 301);
      return send(request, reply, file, { page, feeds, read: (caller) => readTag(caller, tag) });
    });
  }
}

/** The pages of categories and tags. */
const HAS_FEED = new RegExp(`^${paths.blog}/(?:category|tag)/[^/?#]+$`);

async function readFacts(context: Context, { name, description }: Source) {
  const caller = createCaller(context);
  const [{ brand }, { feed }] = await Promise.all([caller.site.facts(), caller.copy.blog()]);
  const blog = `${brand.name} blog`;
  return {
    brand,
    publicUrl: context.config.publicUrl,
    title: name ? `${blog}: ${name}` : blog,
    description: description || feed.description,
  };
}

async function readCategory(caller: Caller, slug: string): Promise<Source | undefined> {
  const category = await caller.category.bySlug({ slug }).catch(ignoreMissing);
  return category && { ...category, posts: await caller.post.feed({ category: slug }) };
}

async function readTag(caller: Caller, tag: string): Promise<Source | undefined> {
  const posts = await caller.post.feed({ tag }).catch(ignoreMissing);
  const name = tagName(posts ?? [], tag);
  return posts && name ? { posts, name } : undefined;
}

/** A name that is too long or empty is not found either. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof TRPCError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code))) throw error;
}
