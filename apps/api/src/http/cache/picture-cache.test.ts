import { expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

const tenBytes = async () => Buffer.alloc(10);

function countingCache() {
  const cachedPicture = createPictureCache(30);
  const drawn: string[] = [];
  const get = (key: string) =>
    cachedPicture(key, async () => {
      drawn.push(key);
      return tenBytes();
    });
  return { get, drawn };
}

test('draws a picture once for concurrent and later requests', async () => {
  const { get, drawn } = countingCache();
  const [first, second] = await Promise.all([get('a'), get('a')]);
  expect(first).toBe(second);
  await get('a');
  expect(drawn).toEqual(['a']);
});

test('evicts the least recently used picture beyond the maximum size', async () => {
  const { get, drawn } = countingCache();
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) await get(key);
  expect(drawn).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('draws a picture that exceeds the maximum size each time', async () => {
  const cachedPicture = createPictureCache(5);
  expect(await cachedPicture('a', tenBytes)).not.toBe(await cachedPicture('a', tenBytes));
});

test('draws again after a failure', async () => {
  const cachedPicture = createPictureCache(30);
  await expect(cachedPicture('a', () => Promise.reject(new Error('drawing failed')))).rejects.toThrow('drawing failed');
  expect((await cachedPicture('a', tenBytes)).body).toHaveLength(10);
});
