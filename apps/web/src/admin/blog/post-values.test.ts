import { expect, test } from 'vitest';
import { readPost, valuesOf } from './post-values.ts';

const empty = valuesOf(undefined, 'Ascent Digital Team');

test('an empty slug is made of the title, and one that was typed stays', () => {
  expect(readPost({ ...empty, title: 'Hello, World: 2 & 3!' }).slug).toBe('hello-world-2-3');
  expect(readPost({ ...empty, title: 'Hello', slug: 'my-own' }).slug).toBe('my-own');
});

test('the reading time is reckoned from the words, whatever was typed', () => {
  const content = `<p>${'word '.repeat(401)}</p>`;
  expect(readPost({ ...empty, content, readingTime: 42 }).readingTime).toBe(3);
  expect(readPost({ ...empty, content: '' }).readingTime).toBe(1);
});

test('a publish date goes into its field and comes out the same', () => {
  const publishedAt = new Date('2025-06-10T09:30:00.000Z');
  const values = valuesOf({ publishedAt } as never, 'A');
  expect(readPost(values).publishedAt).toBe(publishedAt.toISOString());
  expect(readPost(empty).publishedAt).toBeNull();
});

test('a publish date that was not touched keeps its seconds, and what is no date is left to the rules', () => {
  const stored = { publishedAt: new Date('2025-06-10T09:30:45.123Z') };
  const values = valuesOf(stored as never, 'A');
  expect(readPost(values, stored).publishedAt).toBe('2025-06-10T09:30:45.123Z');
  expect(readPost({ ...values, publishedAt: '' }, stored).publishedAt).toBeNull();
  expect(readPost({ ...values, publishedAt: '12025-06-10T09:30' }, stored).publishedAt).toBe('12025-06-10T09:30');
});

test('what was typed into a list and not added is of it, once', () => {
  const values = { ...empty, tags: ['points'], tagsTyped: ' rail ', hiddenTags: ['delay'], hiddenTagsTyped: 'delay' };
  const read = readPost(values);
  expect(read).toMatchObject({ tags: ['points', 'rail'], hiddenTags: ['delay'], gallery: [] });
  expect(Object.keys(read)).not.toContain('tagsTyped');
});

test('a new post is by the team and takes five minutes until it is written', () => {
  expect(empty).toMatchObject({ author: 'Ascent Digital Team', readingTime: 5, published: false });
});
