import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasFormDraft, keepFormDraft, readFormDraft } from './form-draft.ts';

const initial = { title: '', tags: [] as string[], published: false };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was kept comes back, and nothing once it is let go', () => {
  const values = { title: 'A title', tags: ['one'], published: true };
  const draft = { values, base: initial };
  expect(hasFormDraft('post:new')).toBe(false);
  keepFormDraft('post:new', draft);
  expect(readFormDraft('post:new', initial)).toEqual(draft);
  expect(hasFormDraft('post:new')).toBe(true);
  expect(readFormDraft('post:1', initial)).toBeUndefined();
  keepFormDraft('post:new', undefined);
  expect(readFormDraft('post:new', initial)).toBeUndefined();
});

test('what does not fit the fields of the form is left out', () => {
  const values = { title: 5, tags: ['one', 2], published: true, other: 'x' };
  keepFormDraft('post:new', { values, base: initial });
  expect(readFormDraft('post:new', initial)?.values).toEqual({ published: true });
  for (const junk of ['"text"', '7', 'null', '[]', '{', '{"tags":"one"}', '{"values":{"tags":"one"}}']) {
    localStorage.setItem('adminDraft:post:new', junk);
    expect([junk, readFormDraft('post:new', initial)]).toEqual([junk, undefined]);
  }
});

test('a browser that keeps nothing breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  keepFormDraft('post:new', { values: initial, base: initial });
  expect(readFormDraft('post:new', initial)).toBeUndefined();
});
