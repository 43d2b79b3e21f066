import { expect, test } from 'vitest';
import { toPostInput, toValues } from './post-values.ts';

const zone = { id: 'Asia/Kolkata', name: 'IST', place: 'India' };
const empty = toValues(zone, undefined, 'Ascent Digital Team');

test('derives an empty slug from the title and keeps one that was typed', () => {
  expect(toPostInput(zone, { ...empty, title: 'Hello, World: 2 & 3!' }).slug).toBe('hello-world-2-3');
  expect(toPostInput(zone, { ...empty, title: 'Hello', slug: 'my-own' }).slug).toBe('my-own');
});

test('trims the title', () => {
  expect(toPostInput(zone, { ...empty, title: ' Hello  World ' }).title).toBe('Hello  World');
});

test('calculates the reading time from the content and ignores the typed value', () => {
  const content = `<p>${'word '.repeat(401)}</p>`;
  expect(toPostInput(zone, { ...empty, content, readingTime: 42 }).readingTime).toBe(3);
  expect(toPostInput(zone, { ...empty, content: '' }).readingTime).toBe(1);
});

test('converts a publish date to the time in India and back without a change', () => {
  const publishedAt = new Date('2025-06-10T20:30:00.000Z');
  const values = toValues(zone, { publishedAt } as never, 'A');
  expect(values.publishedAt).toBe('2025-06-11T02:00');
  expect(toPostInput(zone, values).publishedAt).toBe(publishedAt.toISOString());
  expect(toPostInput(zone, empty).publishedAt).toBeNull();
});

test('keeps the seconds of an unchanged publish date and passes on an invalid one', () => {
  const stored = { publishedAt: new Date('2025-06-10T09:30:45.123Z') };
  const values = toValues(zone, stored as never, 'A');
  expect(toPostInput(zone, values, stored).publishedAt).toBe('2025-06-10T09:30:45.123Z');
  expect(toPostInput(zone, { ...values, publishedAt: '' }, stored).publishedAt).toBeNull();
  expect(toPostInput(zone, { ...values, publishedAt: '12025-06-10T09:30' }, stored).publishedAt).toBe(
    '12025-06-10T09:30',
  );
});

test('starts a new post with the team as author and five minutes of reading time', () => {
  expect(empty).toMatchObject({ author: 'Ascent Digital Team', readingTime: 5, published: false });
});

test('unpublishing clears a future date and keeps a past one; a draft keeps its planned date', () => {
  const future = new Date('2999-12-01T04:30:00.000Z');
  const past = new Date('2025-06-10T09:30:00.000Z');
  const saved = (publishedAt: Date, published: boolean) => {
    const stored = { publishedAt, published };
    return toPostInput(zone, { ...toValues(zone, stored as never, 'A'), published: false }, stored).publishedAt;
  };
  expect(saved(future, true)).toBeNull();
  expect(saved(past, true)).toBe(past.toISOString());
  expect(saved(future, false)).toBe(future.toISOString());
});
