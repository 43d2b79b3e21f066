import { expect, test } from 'vitest';
import { toPostInput, toValues } from './post-values.ts';

const empty = toValues(undefined, 'Ascent Digital Team');

test('an empty slug is made of the title, and one that was typed stays', () => {
  expect(toPostInput({ ...empty, title: 'Hello, World: 2 & 3!' }).slug).toBe('hello-world-2-3');
  expect(toPostInput({ ...empty, title: 'Hello', slug: 'my-own' }).slug).toBe('my-own');
});

test('the reading time is reckoned from the words, whatever was typed', () => {
  const content = `<p>${'word '.repeat(401)}</p>`;
  expect(toPostInput({ ...empty, content, readingTime: 42 }).readingTime).toBe(3);
  expect(toPostInput({ ...empty, content: '' }).readingTime).toBe(1);
});

test('a publish date goes into its field and comes out the same', () => {
  const publishedAt = new Date('2025-06-10T09:30:00.000Z');
  const values = toValues({ publishedAt } as never, 'A');
  expect(toPostInput(values).publishedAt).toBe(publishedAt.toISOString());
  expect(toPostInput(empty).publishedAt).toBeNull();
});

test('a publish date that was not touched keeps its seconds, and what is no date is left to the rules', () => {
  const stored = { publishedAt: new Date('2025-06-10T09:30:45.123Z') };
  const values = toValues(stored as never, 'A');
  expect(toPostInput(values, stored).publishedAt).toBe('2025-06-10T09:30:45.123Z');
  expect(toPostInput({ ...values, publishedAt: '' }, stored).publishedAt).toBeNull();
  expect(toPostInput({ ...values, publishedAt: '12025-06-10T09:30' }, stored).publishedAt).toBe('12025-06-10T09:30');
});

test('what was typed into a list and not added is of it, once', () => {
  const values = { ...empty, tags: ['points'], tagsTyped: ' rail ', hiddenTags: ['delay'], hiddenTagsTyped: 'delay' };
  const read = toPostInput(values);
  expect(read).toMatchObject({ tags: ['points', 'rail'], hiddenTags: ['delay'], gallery: [] });
  expect(Object.keys(read)).not.toContain('tagsTyped');
});

test('a new post is by the team and takes five minutes until it is written', () => {
  expect(empty).toMatchObject({ author: 'Ascent Digital Team', readingTime: 5, published: false });
});
