import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { post, postId, postInput, postSlug, postSummary, readingTime, slugify } from './post.ts';
import { rulesOf, testId } from './testing/rules.ts';
import { anyCharacter, badUrls, expectFields, firstIssue, forEvery, goodUrls, slugUnit } from './testing/samples.ts';

const sent = {
  title: 'On trains',
  slug: 'on-trains',
  excerpt: 'A short account of what a map of lines can teach a website.',
  content: `<p>${'word '.repeat(40)}</p>`,
};
const rules = rulesOf(postInput, sent);
const pattern = 'Slug can only contain lowercase letters, numbers, and hyphens';

rules.text('title', { label: 'Title', min: 3, max: 200 });
rules.text('slug', { label: 'Slug', min: 3, max: 200, unit: slugUnit });
rules.text('excerpt', { label: 'Excerpt', min: 50, max: 500 });
rules.text('content', { label: 'Content', min: 100, max: 50_000 });
rules.url('featuredImage', { label: 'image URL', optional: true });
rules.text('author', { label: 'Author', min: 2, max: 100, initial: 'Ascent Digital Team' });
rules.flag('published', { label: 'Published', initial: false });
rules.flag('featured', { label: 'Featured', initial: false });
rules.list('tags', {
  item: 'Tag',
  itemMax: 50,
  max: 20,
});
rules.list('hiddenTags', {
  item: 'Hidden tag',
  itemMax: 50,
  max: 30,
});
rules.optionalText('metaTitle', { label: 'Meta title', max: 200 });
rules.optionalText('metaDescription', { label: 'Meta description', max: 300 });
rules.optionalText('metaKeywords', { label: 'Meta keywords', max: 500 });
rules.url('canonicalUrl', { label: 'canonical URL', optional: true });
rules.integer('readingTime', { label: 'Reading time', min: 1, max: 60, initial: 5 });
rules.coverEveryField('gallery', 'coverObject', 'publishedAt', 'categoryIds');
testId(postId, 'Invalid blog post ID');

test('slug accepts only lowercase letters, digits and hyphens', () => {
  const bad = ['On-Trains', 'on trains', 'on_trains', 'on/trains', 'on.trains', 'zügen', 'on-trains\n', 'रेलगाड़ी'];
  rules.rejects('slug', pattern, bad);
});

describe('gallery', () => {
  test('accepts up to 20 URLs and defaults to an empty list', () => {
    for (const value of [[], goodUrls, Array(20).fill('/a.png')]) rules.keeps('gallery', value);
    expect(rules.stored('gallery', undefined)).toEqual([]);
  });
  test('rejects more than 20 URLs', () => {
    rules.rejects('gallery', 'Too many gallery images', [Array(21).fill('/a.png')]);
  });
  test('rejects an invalid URL and reports its index', () => {
    const galleries = ['', null, ...badUrls].map((value) => ['/a.png', value]);
    rules.rejects('gallery', 'Invalid image URL', galleries, 'gallery.1');
  });
  test('rejects values that are not lists', () => {
    rules.rejects('gallery', 'Gallery must be a list', ['/a.png', null, {}]);
  });
});

test('categoryIds is a list of up to 20 ids, and stays absent when it is not sent', () => {
  for (const value of [[], [1], Array.from({ length: 20 }, (_, index) => index + 1)]) rules.keeps('categoryIds', value);
  expect(Object.keys(postInput.parse(sent))).not.toContain('categoryIds');
  rules.rejects('categoryIds', 'Categories must be a list of ids', ['1', 1, null, {}]);
  rules.rejects('categoryIds', 'Too many categories', [Array(21).fill(1)]);
  rules.rejects('categoryIds', 'Invalid category ID', [['1'], [0], [1.5], [null], [10_000_000_000]], 'categoryIds.0');
  expect(Object.keys(post.shape)).not.toContain('categoryIds');
});

test('publishedAt defaults to null and accepts instants', () => {
  expect([undefined, null].map((value) => rules.stored('publishedAt', value))).toEqual([null, null]);
  const instant = new Date('2025-03-01T00:00:00.000Z');
  for (const value of ['2025-03-01', '2025-03-01T05:30:00+05:30', instant.getTime()])
    expect(rules.stored('publishedAt', value)).toEqual(instant);
});

test('rejects an invalid publish date', () => {
  const values = ['', 'soon', '2025-02-30', '2025-03-01T10:00', '1899-12-31', '10000-01-01', true, {}, Number.NaN];
  rules.rejects('publishedAt', 'Invalid publish date', values);
});

test('adds the defaults of missing fields and drops unknown fields', () => {
  const parsed = postInput.parse({ ...sent, id: 7, viewCount: 9, extra: 'x' });
  const fields = Object.keys(postInput.shape).filter((field) => field !== 'categoryIds');
  expect(Object.keys(parsed).sort()).toEqual(fields.sort());
  expect(parsed).toMatchObject({
    ...sent,
    featuredImage: null,
    gallery: [],
    author: 'Ascent Digital Team',
    published: false,
    featured: false,
    tags: [],
    hiddenTags: [],
    metaTitle: null,
    metaDescription: null,
    metaKeywords: null,
    canonicalUrl: null,
    readingTime: 5,
    publishedAt: null,
  });
});

test('accepts a slug of 1 to 256 characters in a URL', () => {
  for (const value of ['a', 'a'.repeat(256)]) expect(postSlug.parse(value)).toBe(value);
  expect(firstIssue(postSlug, '')).toBe(': Slug is required');
  expect(firstIssue(postSlug, 'a'.repeat(257))).toBe(': Slug must be at most 256 characters');
  expect(firstIssue(postSlug, 'a\u0000')).toBe(': Slug contains characters that cannot be stored');
});

test('a stored post has the fields of the specification; only optional ones are nullable', () => {
  const server = 'id viewCount createdAt updatedAt';
  expectFields(post, {
    required: `${server} title slug excerpt content gallery author published featured tags hiddenTags readingTime`,
    optional: 'featuredImage metaTitle metaDescription metaKeywords canonicalUrl publishedAt',
  });
});

test('the summary of a post omits the article and the hidden tags', () => {
  for (const field of ['content', 'hiddenTags']) expect(Object.keys(postSummary.shape)).not.toContain(field);
});

describe('slugify', () => {
  test.each([
    ['Hello, World!', 'hello-world'],
    ['  C++ & Rust: 10 lessons  ', 'c-rust-10-lessons'],
    ['a - b -- c', 'a-b-c'],
    ['Line\none\ttwo\u00a0three', 'line-one-two-three'],
    ['Limpeza e prevenção in Straßen', 'limpeza-e-prevencao-in-strassen'],
    ['नमस्ते', ''],
    ['', ''],
  ])('converts %j to %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });
  test('returns an empty string or a valid slug without double hyphens', () => {
    const titles = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: fc.constantFrom('A', 'é', ' ', '-', '\n') }),
    );
    forEvery(titles, (title) => expect(slugify(title)).toMatch(/^(?!.*--)[a-z0-9-]*$/));
  });
  test('leaves a slug unchanged and never makes it longer than the title', () => {
    forEvery(fc.string({ unit: anyCharacter }), (title) => {
      const slug = slugify(title);
      expect(slugify(slug)).toBe(slug);
      expect(slug.length).toBeLessThanOrEqual(title.length);
    });
  });
});

describe('readingTime', () => {
  const words = (count: number) => 'word '.repeat(count);
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [11_800, 59],
    [11_801, 60],
    [12_001, 60],
  ])('of %i words is %i minutes', (count, minutes) => {
    expect(readingTime(words(count))).toBe(minutes);
  });
  test('is a whole number from 1 to 60 for any text', () => {
    const texts = fc.oneof(fc.string({ unit: anyCharacter }), fc.nat(20_000).map(words));
    forEvery(texts, (text) => {
      const minutes = readingTime(text);
      expect(Number.isInteger(minutes) && minutes >= 1 && minutes <= 60).toBe(true);
    });
  });
  test('counts the words between tags but not the tags', () => {
    const tag = fc.constantFrom('<p>', '</p>', '<br/>', '<img src="/a b.png" alt="one two three">', '<div\nid="x">');
    forEvery(fc.tuple(fc.integer({ min: 0, max: 4 }), tag), ([hundreds, between]) => {
      const html = `${between}word${between}`.repeat(hundreds * 100);
      expect(readingTime(html)).toBe(readingTime(words(hundreds * 100)));
    });
  });
  test('counts a word with an inline tag inside once', () => {
    expect(readingTime('<p><b>wo</b>rd</p>'.repeat(200))).toBe(1);
    expect(readingTime('<p><b>wo</b>rd</p>'.repeat(201))).toBe(2);
  });
  test('counts words around bare < and >, but not in comments and attributes', () => {
    expect(readingTime('2 < 3 and 5 > 4 '.repeat(30))).toBe(2);
    expect(readingTime('<img alt="a > b c d"><!-- a > b -->'.repeat(300))).toBe(1);
  });
  test('counts words separated only by block tags', () => {
    expect(readingTime('<li>one</li><li>two</li>'.repeat(101))).toBe(2);
  });
});
