import { describe, expect, test } from 'vitest';
import { bodies, testAdmin } from '../../testing/content.ts';

const env = { PUBLIC_URL: 'https://agency.example' };
const open = () => testAdmin({ env });

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
const lastmods = (xml: string) =>
  new Map(
    [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)].map(([, at = '', when = '']) => [at, when]),
  );

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) => named[name] ?? String.fromCharCode(code));

describe('the sitemap', () => {
  test('lists every public page once, under PUBLIC_URL', async () => {
    const { add, send } = await open();
    const project = await add('project');
    const study = await add('caseStudy');
    await add('service');
    await add('service', { href: 'bare-slug' });
    await add('post', { canonicalUrl: null });
    const { status, headers, text } = await send('GET', '/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/);
    const paths = locations(text).map((url) => url.replace('https://agency.example', ''));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.toSorted()).toEqual(
      [
        ...['/', '/about', '/services', '/portfolio', '/case-studies', '/blog', '/contact', '/schedule-call'],
        ...['/privacy-policy', '/terms', '/sitemap', '/seo-analysis'],
        ...['web-app-development', 'branding-creative', 'digital-marketing', 'ai-automation'].map(
          (slug) => `/services/${slug}`,
        ),
        ...['/services/seo-optimization', '/services/bare-slug', `/blog/${bodies.post.slug}`],
        ...[`/portfolio/${project.id}`, `/case-studies/${study.id}`],
      ].toSorted(),
    );
  });

  test('dates each record by its last change', async () => {
    const { add, send, advance, sendAsAdmin } = await open();
    const post = await add('post', { publishedAt: '2025-01-02T03:04:05.000Z', canonicalUrl: null });
    const { id } = await add('service');
    advance(60_000);
    await sendAsAdmin('PATCH', `/api/services/${id}`, { title: 'Another name' });
    const changed = lastmods((await send('GET', '/sitemap.xml')).text);
    expect(changed.get(`https://agency.example/blog/${bodies.post.slug}`)).toBe(post.updatedAt);
    expect(changed.get('https://agency.example/services/seo-optimization')).toBe('2025-06-02T06:01:00.000Z');
    expect(changed.get('https://agency.example/services')).toBe('2025-06-02T06:01:00.000Z');
    expect(changed.get('https://agency.example/about')).toBeUndefined();
  });

  test('omits drafts, inactive services, services with external links, and the admin', async () => {
    const { add, send } = await open();
    await add('post', { published: false, slug: 'a-draft' });
    await add('service', { active: false, href: '/services/resting' });
    await add('service', { href: 'https://elsewhere.example/x' });
    await add('service', { href: '#contact' });
    const { text } = await send('GET', '/sitemap.xml');
    for (const absent of ['a-draft', 'resting', 'elsewhere', '#', '/admin', '/api']) expect(text).not.toContain(absent);
  });

  test('omits a post whose canonical URL is another one', async () => {
    const { add, send } = await open();
    await add('post', { slug: 'own-path', canonicalUrl: '/blog/own-path' });
    await add('post', { slug: 'own-url', canonicalUrl: 'https://agency.example/blog/own-url' });
    await add('post', { slug: 'elsewhere', canonicalUrl: 'https://magazine.example/elsewhere' });
    await add('post', { slug: 'other-post', canonicalUrl: '/blog/own-path' });
    const posts = locations((await send('GET', '/sitemap.xml')).text).filter((url) => url.includes('/blog/'));
    expect(posts.toSorted()).toEqual(['https://agency.example/blog/own-path', 'https://agency.example/blog/own-url']);
  });

  test('lists a change at once, and a scheduled post from its publication on', async () => {
    const { add, send, setTime } = await open();
    await send('GET', '/sitemap.xml');
    await add('post', { slug: 'at-noon', publishedAt: '2025-06-02T12:00:00.000Z', canonicalUrl: null });
    await add('post', { slug: 'at-once', canonicalUrl: null });
    expect((await send('GET', '/sitemap.xml')).text).toContain('/blog/at-once');
    expect((await send('GET', '/sitemap.xml')).text).not.toContain('/blog/at-noon');
    setTime('2025-06-02T12:00:00.000Z');
    expect((await send('GET', '/sitemap.xml')).text).toContain('/blog/at-noon');
  });

  test('has no parts when one file holds all URLs', async () => {
    const { send } = await open();
    for (const part of ['1', '0', 'x', '1e0', '99999999']) {
      expect([part, (await send('GET', `/sitemaps/${part}.xml`)).status]).toEqual([part, 404]);
    }
  });
});

test('robots.txt disallows the admin and the API, and names the sitemap', async () => {
  const { send } = await open();
  const { status, headers, text } = await send('GET', '/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    'Sitemap: https://agency.example/sitemap.xml',
    '',
  ]);
});

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
