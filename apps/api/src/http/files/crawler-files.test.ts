import { describe, expect, test } from 'vitest';
import { bodies, testAdmin } from '../../testing/content.ts';

const env = { PUBLIC_URL: 'https://agency.example' };
const open = () => testAdmin({ env });

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
const lastmods = (xml: string) =>
  new Map(
    [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)].map(([, at = '', when = '']) => [at, when]),
  );

describe('the sitemap', () => {
  test('lists every public page once, under PUBLIC_URL', async () => {
    const { add, send } = await open();
    const project = await add('project');
    const study = await add('caseStudy');
    await add('service');
    await add('service', { href: 'bare-slug' });
    await add('post', { canonicalUrl: null, tags: ['Local SEO'] });
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
        ...['/services/seo-optimization', '/services/bare-slug', `/blog/${bodies.post.slug}`, '/blog/tag/local-seo'],
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

  test('omits drafts, inactive services, services with links to other pages, and the admin', async () => {
    const { add, send } = await open();
    await add('post', { published: false, slug: 'a-draft' });
    await add('service', { active: false, href: '/services/resting' });
    await add('service', { href: 'https://elsewhere.example/x' });
    for (const href of ['#contact', '/admin', '/pricing', '/terms-of-service', '/about'])
      await add('service', { href });
    const { text } = await send('GET', '/sitemap.xml');
    for (const absent of ['a-draft', 'resting', 'elsewhere', '#', '/admin', '/api', '/pricing', '/terms-of-service'])
      expect(text).not.toContain(absent);
    expect(lastmods(text).has('https://agency.example/about')).toBe(false);
  });

  test('omits a post with another canonical URL', async () => {
    const { add, send } = await open();
    await add('post', { slug: 'own-path', canonicalUrl: '/blog/own-path' });
    await add('post', { slug: 'own-url', canonicalUrl: 'https://agency.example/blog/own-url' });
    await add('post', { slug: 'elsewhere', canonicalUrl: 'https://magazine.example/elsewhere' });
    await add('post', { slug: 'other-post', canonicalUrl: '/blog/own-path' });
    const posts = locations((await send('GET', '/sitemap.xml')).text).filter((url) => /\/blog\/[^/]+$/.test(url));
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

  test('lists the categories and tags of public posts, dated by the newest of these', async () => {
    const { add, addCategory, send } = await open();
    const categoryIds = [await addCategory('Maps')];
    await addCategory('Empty');
    const tags = ['Trains & Co'];
    await add('post', { slug: 'old', tags, categoryIds, publishedAt: '2025-01-02' });
    await add('post', { slug: 'draft', tags: ['Drafted'], published: false });
    const changed = lastmods((await send('GET', '/sitemap.xml')).text);
    const listed = [...changed].filter(([url]) => /\/(tag|category)\//.test(url));
    expect(listed).toEqual([
      ['https://agency.example/blog/category/maps', '2025-06-02T06:00:00.000Z'],
      ['https://agency.example/blog/tag/trains-%26-co', '2025-06-02T06:00:00.000Z'],
    ]);
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
