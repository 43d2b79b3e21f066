import { brandDefaults } from '@site/schema/brand-defaults';
import { defaultCopy } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import type { Look } from '@site/schema/look';
import { describe, expect, test } from 'vitest';
import { defaultSite } from './default-site.ts';
import { cardOf, completeHead, type Head } from './head.ts';
import { breadcrumb } from './json-ld.ts';
import { shareCardVersion } from './share-card.ts';

const site = { publicUrl: 'https://agency.example', ...defaultSite };
const defaults = site.texts.seo;
const complete = (head: Head) => completeHead(head, site);

test('has a default for every property', () => {
  expect(complete({})).toMatchObject({
    title: 'Ascent Digital: Turning ideas into digital excellence',
    description: defaults.description,
    keywords: defaults.keywords,
    author: 'Ascent Digital Team',
    robots: 'index, follow',
    type: 'website',
    canonical: undefined,
    url: undefined,
    publishedTime: undefined,
    jsonLd: [],
  });
  expect(complete({}).description.length).toBeGreaterThanOrEqual(120);
  expect(complete({}).description.length).toBeLessThanOrEqual(160);
  expect(complete({}).image.url).toMatch(/^https:\/\/agency\.example\/share\/home\.png\?v=\w+$/);
});

test('uses the properties that a page sets', () => {
  const named = {
    title: 'A post',
    description: 'Of trains',
    keywords: 'trains, maps',
    author: 'Asha Rao',
    robots: 'noindex',
    type: 'article',
    path: '/blog/a-post',
    url: '/blog/a-post?from=feed',
    canonicalUrl: 'https://first.example/a-post',
    publishedTime: new Date('2025-01-02T03:04:05.000Z'),
    modifiedTime: '2025-02-03T04:05:06.000Z',
    image: 'https://cdn.example/photo.jpg',
    prev: '/blog',
    next: '/blog?page=3',
  } as const;
  expect(complete(named)).toMatchObject({
    title: 'A post | Ascent Digital',
    description: 'Of trains',
    keywords: 'trains, maps',
    author: 'Asha Rao',
    robots: 'noindex',
    type: 'article',
    canonical: 'https://first.example/a-post',
    url: 'https://agency.example/blog/a-post?from=feed',
    publishedTime: '2025-01-02T03:04:05.000Z',
    modifiedTime: '2025-02-03T04:05:06.000Z',
    image: { url: 'https://cdn.example/photo.jpg', alt: 'A post | Ascent Digital' },
    prev: 'https://agency.example/blog',
    next: 'https://agency.example/blog?page=3',
  });
});

test('treats null and empty values as not set', () => {
  const empty = { path: '/blog/a', keywords: null, image: null, canonicalUrl: null, author: null, publishedTime: null };
  expect(complete(empty)).toMatchObject({
    keywords: defaults.keywords,
    canonical: 'https://agency.example/blog/a',
    author: 'Ascent Digital Team',
    publishedTime: undefined,
  });
});

test('does not append the agency to a title that contains its name', () => {
  expect(complete({ title: 'About' }).title).toBe('About | Ascent Digital');
  expect(complete({ title: 'Why ascent digital?' }).title).toBe('Why ascent digital?');
});

test('does not append the agency to a title that would become too long for search results', () => {
  const longest = 'x'.repeat(60 - ' | Ascent Digital'.length);
  expect(complete({ title: longest }).title).toBe(`${longest} | Ascent Digital`);
  expect(complete({ title: `${longest}x` }).title).toBe(`${longest}x`);
});

test('accepts structured data as a value, a builder or a list of both', () => {
  const crumbs = breadcrumb({ name: 'Blog', path: '/blog' }, { name: 'On trains', path: '/blog/on-trains' });
  expect(complete({ jsonLd: crumbs }).jsonLd).toEqual([crumbs(site)]);
  expect(complete({ jsonLd: [crumbs, crumbs(site)] }).jsonLd).toHaveLength(2);
});

describe('the share image', () => {
  test("is the page's card, 1200 by 630, with a hash of its contents in the URL", () => {
    const head = { title: 'SEO', path: '/services/seo' };
    const version = shareCardVersion(cardOf(head, site) ?? { brand: '', title: '', label: '', seed: '' });
    expect(complete(head).image).toEqual({
      url: `https://agency.example/share/services/seo.png?v=${version}`,
      alt: 'SEO | Ascent Digital',
      width: 1200,
      height: 630,
    });
  });

  test('gets another URL when the title changes', () => {
    const at = (title: string) => complete({ title, path: '/about' }).image.url;
    expect(at('About')).toBe(at('About'));
    expect(at('About')).not.toBe(at('About us'));
  });

  test('is the share picture of the site for pages without their own picture', () => {
    const shareImage = '/media/0123456789abcdef01234567-1200x630-8a7b6c/share.jpg';
    const own = (head: Head) => completeHead(head, { ...site, look: { shareImage } }).image;
    expect(own({ path: '/about', title: 'About' })).toMatchObject({
      url: `https://agency.example${shareImage}`,
      width: 1200,
      height: 630,
    });
    expect(own({ path: '/portfolio/1', image: '/uploads/a.jpg' }).url).toContain('/uploads/a.jpg');
  });

  test('is an uploaded picture of the record with its own size', () => {
    const image = '/media/0123456789abcdef01234567-800x600-8a7b6c/tea.jpg';
    const url = `https://agency.example${image}`;
    expect(complete({ path: '/portfolio/1', image }).image).toMatchObject({ url, width: 800, height: 600 });
  });

  test('has another URL in other colours, and with a logo', () => {
    const at = (look?: Look) => completeHead({ path: '/about' }, { ...site, look }).image.url;
    const looks = [undefined, { logo: '/a.png' }, { colors: { light: { teal: '#123456' } } }];
    expect(new Set(looks.map(at)).size).toBe(3);
  });

  test("is the card when the page's image is an SVG, which social networks cannot show", () => {
    expect(complete({ path: '/portfolio/1', image: '/art/a.svg' }).image.url).toContain('/share/portfolio/1.png');
    expect(complete({ path: '/portfolio/1', image: '/uploads/a.jpg' }).image).toEqual({
      url: 'https://agency.example/uploads/a.jpg',
      alt: defaults.title,
    });
  });
});

test('the share card contains the title without the agency, and the section', () => {
  expect(cardOf({ title: 'SEO in Delhi | Ascent Digital', path: '/services/seo' }, site)).toEqual({
    brand: 'Ascent Digital',
    title: 'SEO in Delhi',
    label: 'Services',
    seed: '/services/seo',
  });
  expect(cardOf({ path: '/' }, site)).toMatchObject({ title: 'Turning ideas into digital excellence' });
  expect(cardOf({ title: 'Lost' }, site)).toBeUndefined();
});

test("uses the agency's name in titles, descriptions and cards", () => {
  const brand = { ...brandDefaults, name: 'Blue Line', address: { ...brandDefaults.address, city: 'Pune' } };
  const renamed = { ...site, brand, texts: fillIn(defaultCopy('site'), brand) };
  const head = completeHead({ title: 'SEO', path: '/services/seo' }, renamed);
  expect(head).toMatchObject({ title: 'SEO | Blue Line', author: 'Blue Line Team' });
  expect(head.description).toContain('Blue Line is a full-stack digital agency in Pune');
  expect(cardOf({ title: 'SEO | Blue Line', path: '/about' }, renamed)).toMatchObject({
    brand: 'Blue Line',
    title: 'SEO',
    label: 'Digital agency, Pune',
  });
});
