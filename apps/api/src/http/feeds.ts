import { listNewestArticles } from '@site/db/post';
import { findBrand } from '@site/db/setting';
import { readPublicRecords } from '@site/db/sitemap';
import { absolute, paths } from '@site/schema/paths';
import type { FastifyInstance } from 'fastify';
import { FEED_POSTS, jsonFeed, rssFeed } from '../content/feed.ts';
import { partPath, sitemapEntries, sitemapFiles } from '../content/sitemap-xml.ts';
import type { Services } from '../context.ts';
import { FOR_A_DAY, REVALIDATE, sendFresh } from './fresh.ts';
import { keepWhileCurrent } from './kept.ts';
import { sendFault } from './rest-adapter.ts';

/*
 * What machines read of the whole site: the sitemap, robots.txt and the feeds.
 */

const XML = 'application/xml; charset=utf-8';

export function serveFeeds(app: FastifyInstance, services: Services): void {
  const { config, db, now } = services;
  const { publicUrl } = config;

  const sitemap = keepWhileCurrent(services, async () =>
    sitemapFiles(sitemapEntries(await readPublicRecords(db, now())), publicUrl),
  );
  app.get(paths.sitemapXml, async (request, reply) =>
    sendFresh(request, reply, { body: (await sitemap()).main, type: XML, cache: REVALIDATE }),
  );
  app.get<{ Params: { number: string } }>(partPath(':number'), async (request, reply) => {
    const { number } = request.params;
    const part = /^[1-9]\d{0,5}$/.test(number) ? (await sitemap()).parts[Number(number) - 1] : undefined;
    if (part === undefined) return sendFault(reply, { status: 404, message: 'Not found' });
    return sendFresh(request, reply, { body: part, type: XML, cache: REVALIDATE });
  });

  const robots = robotsTxt(publicUrl);
  app.get(paths.robotsTxt, (request, reply) =>
    sendFresh(request, reply, { body: robots, type: 'text/plain; charset=utf-8', cache: FOR_A_DAY }),
  );

  const feeds = keepWhileCurrent(services, async () => {
    const [posts, brand] = await Promise.all([listNewestArticles(db, now(), FEED_POSTS), findBrand(db)]);
    const facts = { brand, publicUrl };
    return { rss: rssFeed(posts, facts), json: JSON.stringify(jsonFeed(posts, facts)) };
  });
  app.get(paths.feedXml, async (request, reply) =>
    sendFresh(request, reply, {
      body: (await feeds()).rss,
      type: 'application/rss+xml; charset=utf-8',
      cache: REVALIDATE,
    }),
  );
  app.get(paths.feedJson, async (request, reply) =>
    sendFresh(request, reply, {
      body: (await feeds()).json,
      type: 'application/feed+json; charset=utf-8',
      cache: REVALIDATE,
    }),
  );
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
