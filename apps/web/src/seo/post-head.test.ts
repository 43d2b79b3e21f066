import { post, postInput } from '@site/schema/post';
import { expect, test } from 'vitest';
import { defaultSite } from './default-site.ts';
import { completeHead } from './head.ts';
import { postHead } from './post-head.ts';

const day = new Date('2025-01-02T03:04:05.000Z');
const stored = post.parse({
  ...postInput.parse({
    title: 'On trains',
    slug: 'on-trains',
    excerpt: 'Why they run, and when they do not. '.repeat(8),
    content: 'c'.repeat(100),
    author: 'Asha Rao',
    tags: ['Trains', 'Maps'],
    published: true,
    readingTime: 2,
    publishedAt: day.getTime(),
  }),
  id: 1,
  viewCount: 0,
  createdAt: day,
  updatedAt: day,
});
const head = (change: object = {}) =>
  completeHead(postHead({ ...stored, ...change }), { publicUrl: 'https://agency.example', ...defaultSite });

test('trims the title, also that for search engines', () => {
  const { title, jsonLd } = head({ title: '  On trains ' });
  expect(title).toBe('On trains | Ascent Digital');
  expect(jsonLd[0]).toMatchObject({ headline: 'On trains' });
  expect(head({ metaTitle: ' Trains ' }).title).toBe('Trains | Ascent Digital');
});

test('contains author and dates in the tags and in the structured data', () => {
  const { type, author, publishedTime, modifiedTime, keywords, jsonLd } = head();
  expect({ type, author, publishedTime, modifiedTime, keywords }).toEqual({
    type: 'article',
    author: 'Asha Rao',
    publishedTime: day.toISOString(),
    modifiedTime: day.toISOString(),
    keywords: 'Trains, Maps',
  });
  expect(jsonLd.map((data) => data['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
});

test('adds hidden tags to the keywords, after the visible tags or the meta keywords', () => {
  const hiddenTags = ['railways', 'timetable'];
  const { keywords, jsonLd } = head({ hiddenTags });
  expect(keywords).toBe('Trains, Maps, railways, timetable');
  expect(jsonLd[0]).toMatchObject({ keywords: 'Trains, Maps, railways, timetable' });
  expect(head({ hiddenTags, metaKeywords: 'rails, steam' }).keywords).toBe('rails, steam, railways, timetable');
});

test('does not repeat a keyword, ignoring case', () => {
  expect(head({ hiddenTags: ['maps', 'railways'] }).keywords).toBe('Trains, Maps, railways');
  const { keywords } = head({ hiddenTags: ['Steam', 'timetable'], metaKeywords: 'rails, steam' });
  expect(keywords).toBe('rails, steam, timetable');
});

test('uses the publication time of a scheduled post as its modification time', () => {
  const publishedAt = new Date('2025-02-01T00:00:00.000Z');
  const { modifiedTime, jsonLd } = head({ publishedAt: publishedAt });
  expect(modifiedTime).toBe(publishedAt.toISOString());
  expect(jsonLd[0]).toMatchObject({ dateModified: publishedAt.toISOString() });
});

test('prefers the meta texts', () => {
  const change = {
    metaTitle: 'Trains, explained',
    metaDescription: 'Short.',
    metaKeywords: 'rails',
    canonicalUrl: 'https://first.example/trains',
  };
  expect(head(change)).toMatchObject({
    title: 'Trains, explained | Ascent Digital',
    description: 'Short.',
    keywords: 'rails',
    canonical: 'https://first.example/trains',
  });
  expect(head(change).jsonLd[0]).toMatchObject({ mainEntityOfPage: change.canonicalUrl });
});

test('cuts a long excerpt between two words, at 160 characters at most', () => {
  const { description } = head();
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/\w…$/);
});
