import { expect, test } from 'vitest';
import { measureChange } from './measure-change.ts';

test.each([
  [{ title: 'Trains' }, { title: 'Train' }, { changed: ['title'], added: 0, removed: 1 }],
  [{ title: '' }, { title: 'Trains' }, { changed: ['title'], added: 6, removed: 0 }],
  [{ a: { b: 1 } }, { a: { b: 1 } }, { changed: [], added: 0, removed: 0 }],
  [
    { content: '<p>One red train.</p><p>It waits at noon.</p><p>It leaves late.</p>' },
    { content: '<p>One blue train.</p><p>It waits at noon.</p><p>It leaves early.</p>' },
    { changed: ['content'], added: 9, removed: 7 },
  ],
])('from %o to %o is %o', (before, after, change) => {
  expect(measureChange(before, after)).toEqual(change);
});
