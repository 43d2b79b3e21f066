import { fillTables } from '@site/db/testing/bulk-records';
import { expect, test, vi } from 'vitest';
import { postElements, SITEMAP_LIMIT, urlSet } from '../../content/sitemap-xml.ts';
import { testApp, testCaller } from '../../testing/app.ts';
import { writeSitemap, writeSitemapPart } from './sitemap-files.ts';

const now = new Date('2025-06-02T06:00:00.000Z');
const publicUrl = 'https://agency.example';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

/** A site with services, projects, case studies and posts, some of them hidden. */
async function filledSite() {
  const site = await testApp();
  await fillTables(site.database, { posts: 720, leads: 0, works: 10, now });
  return { caller: testCaller(site), publicUrl };
}

async function readParts(sources: Parameters<typeof writeSitemapPart>[0]) {
  const parts: string[] = [];
  for (;;) {
    const part = await writeSitemapPart(sources, parts.length + 1);
    if (part === undefined) return parts;
    parts.push(part);
  }
}

test.each([15, 30, 100, 300])('parts of %i URLs contain every URL exactly once', async (limit) => {
  const sources = await filledSite();
  const whole = locations(await writeSitemap(sources));
  const parts = await readParts({ ...sources, limit });
  expect(parts.flatMap(locations)).toEqual(whole);
  expect(parts.slice(0, -1).map((part) => locations(part).length)).toEqual(parts.slice(1).map(() => limit));
});

test('the batch size does not change a part', async () => {
  const sources = await filledSite();
  const whole = await writeSitemap(sources);
  for (const batchSize of [1, 37, 640, 1_000]) expect(await writeSitemap({ ...sources, batchSize })).toBe(whole);
  const parts = await readParts({ ...sources, limit: 250 });
  expect(await readParts({ ...sources, limit: 250, batchSize: 64 })).toEqual(parts);
});

test('the index lists the parts', async () => {
  const sources = { ...(await filledSite()), limit: 100 };
  const index = await writeSitemap(sources);
  const parts = await readParts(sources);
  expect(index).toContain('<sitemapindex');
  expect(locations(index)).toEqual(parts.map((_, at) => `${publicUrl}/sitemaps/${at + 1}.xml`));
});

test('has parts only when one file cannot hold every URL', async () => {
  const sources = await filledSite();
  const { length: limit } = locations(await writeSitemap(sources));
  expect(await writeSitemap({ ...sources, limit })).toContain('<urlset');
  expect(await writeSitemapPart({ ...sources, limit }, 1)).toBeUndefined();
  expect(await writeSitemap({ ...sources, limit: limit - 1 })).toContain('<sitemapindex');
});

test('reads no pages from the database for a part of the sitemap that does not exist', async () => {
  const sources = await filledSite();
  const pages = vi.fn(sources.caller.sitemap.pages);
  const { count } = sources.caller.sitemap;
  const caller = { sitemap: { count, pages } } as unknown as typeof sources.caller;
  for (const [limit, number] of [
    [50_000, 1],
    [100, 100],
  ] as const) {
    expect(await writeSitemapPart({ ...sources, caller, limit }, number)).toBeUndefined();
  }
  expect(pages).not.toHaveBeenCalled();
});

test('a full file of the longest URLs is smaller than the protocol allows', () => {
  const longest = { slug: 'x'.repeat(200), canonicalUrl: null, changed: now.toISOString() };
  const elements = postElements(
    Array.from({ length: SITEMAP_LIMIT }, () => longest),
    publicUrl,
  );
  expect(Buffer.byteLength(urlSet([elements]))).toBeLessThan(50 * 1024 * 1024);
});
