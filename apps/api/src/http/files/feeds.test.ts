import { describe, expect, test } from 'vitest';
import { bodies, testAdmin } from '../../testing/content.ts';

const env = { PUBLIC_URL: 'https://agency.example' };
const open = () => testAdmin({ env });

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) => named[name] ?? String.fromCharCode(code));

describe('the feeds', () => {
  test('contain whole articles, sanitised, with absolute URLs', async () => {
    const { add, send } = await open();
    const content = `${bodies.post.content}<p><a href="/contact">Write to us</a></p><img src="/art/a.svg" alt="A">`;
    await add('post', { title: ' Fish & <chips> ', content });
    const rss = await send('GET', '/feed.xml');
    const json = await send('GET', '/feed.json');
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    for (const { text } of [rss, json]) {
      expect(text).toContain('Plain words win.');
      expect(text).toContain('https://agency.example/contact');
      expect(text).toContain('https://agency.example/art/a.svg');
      expect(text).not.toContain('<script');
      expect(text).not.toContain('alert(1)');
      // Hidden tags are only for search engines.
      expect(text).not.toContain('copywriting delhi');
    }
    expect(rss.text).toContain('<title>Fish &amp; &lt;chips&gt;</title>');
    expect(rss.text).toContain('<pubDate>Thu, 01 May 2025 09:30:00 GMT</pubDate>');
    expect(rss.text).toContain(`<guid isPermaLink="true">https://agency.example/blog/${bodies.post.slug}</guid>`);
    expect(rss.text).toContain('<atom:link href="https://agency.example/feed.xml" rel="self"');
  });

  test('escape an excerpt that looks like markup', async () => {
    const { add, send } = await open();
    const excerpt = 'Use the <title> tag & "quotes", write &lt; for a bracket: search engines read both.';
    await add('post', { excerpt });
    const { text } = await send('GET', '/feed.xml');
    const [, written = ''] = /<item>[\s\S]*<description>([^<]*)<\/description>/.exec(text) ?? [];
    // Unescaped as XML it is the HTML that feed readers show; unescaped again it is the text.
    const html = unescaped(written);
    expect(html).not.toMatch(/[<>]/);
    expect(unescaped(html)).toBe(excerpt);
    expect((await send('GET', '/feed.json')).body).toMatchObject({ items: [{ summary: excerpt }] });
  });

  test('JSON Feed has the fields that version 1.1 requires', async () => {
    const { add, send } = await open();
    await add('post');
    const { body } = await send('GET', '/feed.json');
    expect(body).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Ascent Digital blog',
      home_page_url: 'https://agency.example/blog',
      feed_url: 'https://agency.example/feed.json',
      items: [
        {
          id: `https://agency.example/blog/${bodies.post.slug}`,
          title: bodies.post.title,
          content_html: expect.stringContaining('Plain words win.'),
          date_published: '2025-05-01T09:30:00.000Z',
          authors: [{ name: 'Asha Rao' }],
          tags: ['Writing'],
        },
      ],
    });
  });

  test('contain only published posts, newest first, after every change', async () => {
    const { add, send, sendAsAdmin } = await open();
    const titles = async () =>
      ((await send('GET', '/feed.json')).body as { items: { title: string }[] }).items.map(({ title }) => title);
    const older = await add('post', { slug: 'older', title: 'Older', publishedAt: '2025-01-01' });
    await add('post', { slug: 'newer', title: 'Newer', publishedAt: '2025-02-01' });
    await add('post', { slug: 'draft', title: 'Draft', published: false });
    await add('post', { slug: 'later', title: 'Later', publishedAt: '2025-12-01' });
    expect(await titles()).toEqual(['Newer', 'Older']);
    await sendAsAdmin('DELETE', `/api/admin/blog-posts/${older.id}`);
    expect(await titles()).toEqual(['Newer']);
  });

  test('date a scheduled post by its publication', async () => {
    const { add, send, setTime } = await open();
    const noon = '2025-06-02T12:00:00.000Z';
    await add('post', { publishedAt: noon });
    setTime('2025-06-02T12:00:01.000Z');
    expect((await send('GET', '/feed.json')).body).toMatchObject({ items: [{ date_modified: noon }] });
    const { text } = await send('GET', '/feed.xml');
    expect(text).toContain('<lastBuildDate>Mon, 02 Jun 2025 12:00:00 GMT</lastBuildDate>');
  });

  test('escape the end of a CDATA section in an article', async () => {
    const { add, send } = await open();
    await add('post', { content: `<p>${'word '.repeat(30)}]]&gt;</p><pre>]]></pre>` });
    const { text } = await send('GET', '/feed.xml');
    const [, inside = ''] = /<content:encoded>([\s\S]*)<\/content:encoded>/.exec(text) ?? [];
    // Nothing may remain outside the CDATA sections.
    expect(inside.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).toBe('');
  });
});

describe('the feeds of a category and a tag', () => {
  type Feed = { title: string; home_page_url: string; feed_url: string; items: { title: string; tags: string[] }[] };

  test('contain their public posts under their own title, page and address', async () => {
    const { add, addCategory, send, setTime } = await open();
    const maps = await addCategory('Maps & plans', { slug: 'maps', description: 'Of <lines>' });
    await add('post', { title: 'Newer', tags: ['Local SEO'], categoryIds: [maps], publishedAt: '2025-02-01' });
    await add('post', { title: 'Older', slug: 'older', tags: ['local  seo'], publishedAt: '2025-01-01' });
    await add('post', { title: 'Draft', slug: 'draft', tags: ['Local SEO'], categoryIds: [maps], published: false });
    const noon = '2025-06-02T12:00:00.000Z';
    await add('post', {
      title: 'Noon',
      slug: 'noon',
      hiddenTags: ['Local SEO'],
      categoryIds: [maps],
      publishedAt: noon,
    });
    const feedOf = async (page: string) => (await send('GET', `${page}/feed.json`)).body as Feed;

    const category = await feedOf('/blog/category/maps');
    expect(category).toMatchObject({
      title: 'Ascent Digital blog: Maps & plans',
      description: 'Of <lines>',
      home_page_url: 'https://agency.example/blog/category/maps',
      feed_url: 'https://agency.example/blog/category/maps/feed.json',
      items: [{ title: 'Newer', tags: ['Maps & plans', 'Local SEO'] }],
    });
    expect(category.items).toHaveLength(1);
    const tag = await feedOf('/blog/tag/local-seo');
    expect([tag.title, tag.items.map(({ title }) => title)]).toEqual([
      'Ascent Digital blog: Local SEO',
      ['Newer', 'Older'],
    ]);
    const { text, headers } = await send('GET', '/blog/category/maps/feed.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(text).toContain('<title>Ascent Digital blog: Maps &amp; plans</title>');
    expect(text).toContain('<atom:link href="https://agency.example/blog/category/maps/feed.xml" rel="self"');
    expect(text).toContain('<category>Maps &amp; plans</category>\n<category>Local SEO</category>');
    expect((await send('GET', '/feed.xml')).text).toContain('<category>Maps &amp; plans</category>');

    setTime(noon);
    expect((await feedOf('/blog/category/maps')).items.map(({ title }) => title)).toEqual(['Noon', 'Newer']);
  });

  test('of a category without posts is empty, and others are not found', async () => {
    const { add, addCategory, send, sendAsAdmin } = await open();
    const maps = await addCategory('Maps');
    await add('post', { tags: ['Writing'], published: false });
    expect((await send('GET', '/blog/category/maps/feed.json')).body).toMatchObject({ items: [] });
    for (const page of ['/blog/category/trains', '/blog/category/Maps', '/blog/tag/writing', '/blog/tag/%20'])
      expect([page, (await send('GET', `${page}/feed.xml`)).status]).toEqual([page, 404]);
    await sendAsAdmin('POST', '/trpc/category.remove', { id: maps });
    expect((await send('GET', '/blog/category/maps/feed.json')).status).toBe(404);
  });

  test('the feeds of a category redirect when it is renamed, and answer 410 when it is deleted for good', async () => {
    const { addCategory, send, sendAsAdmin } = await open();
    const id = await addCategory('Maps');
    await sendAsAdmin('POST', '/trpc/category.update', { id, name: 'Maps', slug: 'plans' });
    const { status, headers } = await send('GET', '/blog/category/maps/feed.xml');
    expect([status, headers.location]).toEqual([301, '/blog/category/plans/feed.xml']);
    await sendAsAdmin('POST', '/trpc/category.remove', { id, redirect: { to: null } });
    expect((await send('GET', '/blog/category/plans/feed.json')).status).toBe(410);
    expect((await send('GET', '/blog/category/maps/feed.json')).status).toBe(410);
  });

  test('of a category whose page leads to a page without a feed are not found', async () => {
    const { addCategory, send, sendAsAdmin } = await open();
    const id = await addCategory('Maps');
    await sendAsAdmin('POST', '/trpc/category.remove', { id, redirect: { to: '/about' } });
    expect((await send('GET', '/blog/category/maps/feed.xml')).status).toBe(404);
  });

  test('of another spelling of a tag redirect to its address', async () => {
    const { send } = await open();
    const { status, headers } = await send('GET', '/blog/tag/Local%20SEO/feed.xml');
    expect([status, headers.location]).toEqual([301, '/blog/tag/local-seo/feed.xml']);
  });
});

test('answers 304 until the content changes', async () => {
  const { add, app, send } = await open();
  for (const url of ['/sitemap.xml', '/feed.xml', '/feed.json', '/robots.txt']) {
    const { headers } = await send('GET', url);
    const known = { 'if-none-match': `"other", W/${String(headers.etag)}` };
    const again = await app.inject({ url, headers: known });
    expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
    if (url === '/robots.txt') continue;
    await add('post', { slug: `post-${url.replace(/\W/g, '')}` });
    expect([url, (await app.inject({ url, headers: known })).statusCode]).toEqual([url, 200]);
  }
});

test('renders a feed again after a failure', async () => {
  const { deps, send } = await open();
  const { db } = deps;
  const whole = db.selectFrom.bind(db);
  let isBroken = true;
  Object.assign(db, {
    selectFrom: (name: never) => {
      if (isBroken) throw new Error('gone');
      return whole(name);
    },
  });
  expect((await send('GET', '/feed.xml')).status).toBe(500);
  isBroken = false;
  expect((await send('GET', '/feed.xml')).status).toBe(200);
});
