import { absolute, paths } from '@site/schema/paths';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { partPath } from '../../content/sitemap-xml.ts';
import type { Context } from '../../trpc/context.ts';
import { createCaller } from '../../trpc/router.ts';
import { FOR_A_DAY } from '../cache/cache-control.ts';
import { etagOf, sendCacheable, uncompressedResponse } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendError } from '../error-responses.ts';
import { renderFile } from './render-file.ts';
import { type SitemapSources, writeSitemap, writeSitemapPart } from './sitemap-files.ts';

/*
 * The files that crawlers request: the sitemap and robots.txt.
 */

type Options = { config: Config; cache: ResponseCache };

const XML = 'application/xml; charset=utf-8';

export function serveCrawlerFiles(app: FastifyInstance, { config, cache }: Options): void {
  app.get(paths.sitemapXml, async (request, reply) => {
    const render = renderFile(XML, (context) => writeSitemap(sourcesOf(context)));
    return sendCacheable(request, reply, await cache.getOrRender(paths.sitemapXml, render, request));
  });
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
}

const sourcesOf = (context: Context): SitemapSources => ({
  caller: createCaller(context),
  publicUrl: context.config.publicUrl,
});

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
