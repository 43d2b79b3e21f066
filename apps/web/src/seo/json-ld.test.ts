import { brandDefaults } from '@site/schema/brand-defaults';
import { teamName } from '@site/schema/site';
import { describe, expect, test } from 'vitest';
import { defaultSite } from './default-site.ts';
import { expectProperties } from './expect-properties.ts';
import { article, breadcrumb, faq, service, writeJsonLd } from './json-ld.ts';

/*
 * Compared with the properties that Google's documentation requires, and the recommended ones that exist here:
 * developers.google.com/search/docs/appearance/structured-data.
 */

const site = { publicUrl: 'https://agency.example', ...defaultSite };

test('a service has its name, its provider and its area', () => {
  const data = service({ name: 'SEO', description: 'Be found', path: '/services/seo', image: '/uploads/a.png' })(site);
  expectProperties(data, ['name', 'description', 'serviceType', 'url', 'provider', 'areaServed']);
  expect(data).toMatchObject({
    '@type': 'Service',
    url: 'https://agency.example/services/seo',
    image: 'https://agency.example/uploads/a.png',
    provider: { name: 'Ascent Digital' },
  });
});

describe('an article', () => {
  const facts = {
    title: 'On trains',
    description: 'Why they run',
    path: '/blog/on-trains',
    image: null,
    author: 'Asha Rao',
    publishedAt: new Date('2025-01-02T03:04:05.000Z'),
    updatedAt: new Date('2025-02-03T04:05:06.000Z'),
    keywords: ['trains', 'maps'],
  };

  test('has what Google recommends for articles', () => {
    const data = article(facts)(site);
    expectProperties(data, ['headline', 'image', 'author', 'datePublished', 'dateModified', 'publisher']);
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      author: { '@type': 'Person', name: 'Asha Rao' },
      datePublished: '2025-01-02T03:04:05.000Z',
      dateModified: '2025-02-03T04:05:06.000Z',
      mainEntityOfPage: 'https://agency.example/blog/on-trains',
      keywords: 'trains, maps',
    });
  });

  test('uses the share card when the post has no photo', () => {
    const card = ['https://agency.example/share/blog/on-trains.png'];
    expect(article(facts)(site).image).toEqual(card);
    expect(article({ ...facts, image: '/art/a.svg' })(site).image).toEqual(card);
    expect(article({ ...facts, image: '/uploads/a.jpg' })(site).image).toEqual([
      'https://agency.example/uploads/a.jpg',
    ]);
  });

  test('has the organisation as the author of team posts', () => {
    expect(article({ ...facts, author: teamName(brandDefaults) })(site).author).toMatchObject({
      '@type': 'Organization',
    });
  });
});

test('numbers breadcrumbs from the home page on, each with a name and a URL', () => {
  const data = breadcrumb({ name: 'Blog', path: '/blog' }, { name: 'On trains', path: '/blog/on-trains' })(site);
  expect(data).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://agency.example/' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://agency.example/blog' },
    { '@type': 'ListItem', position: 3, name: 'On trains', item: 'https://agency.example/blog/on-trains' },
  ]);
});

test('each question of an FAQ has a name and an accepted answer with its text', () => {
  const data = faq([{ question: 'How much?', answer: 'From ₹2000' }])(site);
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'How much?', acceptedAnswer: { '@type': 'Answer', text: 'From ₹2000' } }],
  });
});

test('escapes text that could end the script element or begin a comment', () => {
  const hostile = '</script><script>alert(1)</script><!-- ]]>';
  const text = writeJsonLd(faq([{ question: hostile, answer: hostile }])(site));
  expect(text).not.toContain('<');
  expect(JSON.parse(text).mainEntity[0].name).toBe(hostile);
});
