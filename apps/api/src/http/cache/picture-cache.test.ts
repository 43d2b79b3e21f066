import { expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

const tenBytes = async () => Buffer.alloc(10);

function counted() {
  const kept = createPictureCache(30);
  const made: string[] = [];
  const get = (key: string) =>
    kept(key, async () => {
      made.push(key);
      return tenBytes();
    });
  return { get, made };
}

test('makes a picture once for all who ask at the same time, and for all who ask later', async () => {
  const { get, made } = counted();
  const [first, second] = await Promise.all([get('a'), get('a')]);
  expect(first).toBe(second);
  await get('a');
  expect(made).toEqual(['a']);
});

test('keeps no more than it may, and lets go of what was not asked for longest', async () => {
  const { get, made } = counted();
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('a picture larger than everything that may be kept is made each time', async () => {
  const kept = createPictureCache(5);
  expect(await kept('a', tenBytes)).not.toBe(await kept('a', tenBytes));
});

test('what failed is tried again', async () => {
  const kept = createPictureCache(30);
  await expect(kept('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect((await kept('a', tenBytes)).body).toHaveLength(10);
});
