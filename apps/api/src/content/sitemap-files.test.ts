import { fillTables } from '@site/db/testing/bulk-records';
import { testDatabase } from '@site/db/testing/database';
import { expect, test } from 'vitest';
import { writeSitemap, writeSitemapPart } from './sitemap-files.ts';
import { postElements, SITEMAP_LIMIT, urlSet } from './sitemap-xml.ts';

const now = new Date('2025-06-02T06:00:00.000Z');
const publicUrl = 'https://agency.example';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

// Pages, works and posts, some of them not public.
async function open() {
  const database = await testDatabase();
  await fillTables(database, { posts: 720, leads: 0, works: 10, now });
  return { db: database.db, now, publicUrl };
}

async function readParts(sources: Parameters<typeof writeSitemapPart>[0]) {
  const parts: string[] = [];
  for (;;) {
    const part = await writeSitemapPart(sources, parts.length + 1);
    if (part === undefined) return parts;
    parts.push(part);
  }
}

test.each([15, 30, 100, 300])('in parts of %i, every address stands in exactly one', async (limit) => {
  const sources = await open();
  const whole = locations(await writeSitemap(sources));
  const parts = await readParts({ ...sources, limit });
  expect(parts.flatMap(locations)).toEqual(whole);
  expect(parts.slice(0, -1).map((part) => locations(part).length)).toEqual(parts.slice(1).map(() => limit));
});

test('a part is the same however many posts are read at once', async () => {
  const sources = await open();
  const whole = await writeSitemap(sources);
  for (const atOnce of [1, 37, 640, 1_000]) expect(await writeSitemap({ ...sources, atOnce })).toBe(whole);
  const parts = await readParts({ ...sources, limit: 250 });
  expect(await readParts({ ...sources, limit: 250, atOnce: 64 })).toEqual(parts);
});

test('the index names the parts', async () => {
  const sources = { ...(await open()), limit: 100 };
  const index = await writeSitemap(sources);
  const parts = await readParts(sources);
  expect(index).toContain('<sitemapindex');
  expect(locations(index)).toEqual(parts.map((_, at) => `${publicUrl}/sitemaps/${at + 1}.xml`));
});

test('what fits one file has no parts, up to the last address', async () => {
  const sources = await open();
  const { length: limit } = locations(await writeSitemap(sources));
  expect(await writeSitemap({ ...sources, limit })).toContain('<urlset');
  expect(await writeSitemapPart({ ...sources, limit }, 1)).toBeUndefined();
  expect(await writeSitemap({ ...sources, limit: limit - 1 })).toContain('<sitemapindex');
});

test('a full file of the longest addresses is smaller than the protocol allows', () => {
  const longest = { slug: 'x'.repeat(200), changed: now.toISOString() };
  const elements = postElements(
    Array.from({ length: SITEMAP_LIMIT }, () => longest),
    publicUrl,
  );
  expect(Buffer.byteLength(urlSet([elements]))).toBeLessThan(50 * 1024 * 1024);
});
