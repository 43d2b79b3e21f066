import { expect, test } from 'vitest';
import { loadAll } from './load-all.ts';

const listOf = (total: number) => ({
  query: async ({ limit, offset }: { limit: number; offset: number }) => ({
    items: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => offset + index),
    total,
  }),
});

test.each([0, 1, 99, 100, 101, 250])('loads all items of a list of %i', async (total) => {
  expect(await loadAll(listOf(total))).toEqual({ items: Array.from({ length: total }, (_, index) => index), total });
});

test('does not request an empty batch after the last item', async () => {
  const offsets: number[] = [];
  const list = listOf(200);
  const query = (part: { limit: number; offset: number }) => {
    offsets.push(part.offset);
    return list.query(part);
  };
  await loadAll({ query });
  expect(offsets).toEqual([0, 100]);
});
