import { absolute, paths } from '@site/schema/paths';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { jsonFeed, rssFeed } from '../../content/feed.ts';
import { type SitemapSources, writeSitemap, writeSitemapPart } from '../../content/sitemap-files.ts';
import { partPath } from '../../content/sitemap-xml.ts';
import type { Context } from '../../context.ts';
import { createCaller } from '../../router.ts';
import { FOR_A_DAY, REVALIDATE } from '../cache/cache-control.ts';
import { etagOf, sendCacheable, uncompressedResponse } from '../cache/cached-response.ts';
import type { Render, ResponseCache } from '../cache/response-cache.ts';
import { sendError } from '../error-responses.ts';

/*
 * The files that crawlers and feed readers request: the sitemap, robots.txt and the feeds.
 */

type Options = { config: Config; cache: ResponseCache };

const XML = 'application/xml; charset=utf-8';

export function serveFeeds(app: FastifyInstance, { config, cache }: Options): void {
  const serve = (path: string, type: string, write: (context: Context) => Promise<string>) =>
    app.get(path, async (request, reply) =>
      sendCacheable(request, reply, await cache.getOrRender(path, renderFile(type, write))),
    );

  serve(paths.sitemapXml, XML, (context) => writeSitemap(sourcesOf(context)));
  app.get<{ Params: { number: string } }>(partPath(':number'), async (request, reply) => {
    const { number } = request.params;
    const render = renderFile(XML, (context) => writeSitemapPart(sourcesOf(context), Number(number)));
    if (!/^[1-9]\d{0,5}$/.test(number)) return sendError(reply, { status: 404 });
    const response = await cache.getOrRender(partPath(number), render, request);
    if (response.status === 404) return sendError(reply, { status: 404 });
    return sendCacheable(request, reply, response);
  });

  app.get(paths.robotsTxt, (request, reply) => {
    const body = Buffer.from(robotsTxt(config.publicUrl));
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': FOR_A_DAY };
    return sendCacheable(request, reply, uncompressedResponse(body, etagOf(body), headers));
  });

  serve(paths.feedXml, 'application/rss+xml; charset=utf-8', async (context) => rssFeed(...(await readFeed(context))));
  serve(paths.feedJson, 'application/feed+json; charset=utf-8', async (context) =>
    JSON.stringify(jsonFeed(...(await readFeed(context)))),
  );
}

function renderFile(type: string, write: (context: Context) => Promise<string | undefined>): Render {
  return async (context) => {
    const body = await write(context);
    const headers = { 'content-type': type, 'cache-control': REVALIDATE };
    return body === undefined ? { status: 404, body: '', headers: {} } : { status: 200, body, headers };
  };
}

const sourcesOf = (context: Context): SitemapSources => ({
  caller: createCaller(context),
  publicUrl: context.config.publicUrl,
});

async function readFeed(context: Context): Promise<Parameters<typeof rssFeed>> {
  const caller = createCaller(context);
  const [posts, { brand }, { feed }] = await Promise.all([caller.post.feed(), caller.site.facts(), caller.copy.blog()]);
  return [posts, { brand, publicUrl: context.config.publicUrl, description: feed.description }];
}

function robotsTxt(publicUrl: string): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.admin}`,
    'Disallow: /api',
    '',
    `Sitemap: ${absolute(publicUrl, paths.sitemapXml)}`,
    '',
  ].join('\n');
}
