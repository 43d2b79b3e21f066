import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminDrafts, tabDrafts } from './draft-store.ts';

const initial = { title: '', tags: [] as string[], ids: [] as number[], published: false };

function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: fakeStorage(), sessionStorage: fakeStorage() });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['tabDrafts', tabDrafts],
  ['adminDrafts', adminDrafts],
])('%s returns a draft until it is cleared, under its own key only', (_name, drafts) => {
  const draft = { values: { title: 'A title', tags: ['one'], ids: [1, 2], published: true }, base: initial };
  expect(drafts.has('post:new')).toBe(false);
  drafts.write('post:new', draft);
  expect(drafts.read('post:new', initial)).toEqual(draft);
  expect(drafts.has('post:new')).toBe(true);
  expect(drafts.read('post:1', initial)).toBeUndefined();
  drafts.clear('post:new');
  expect(drafts.read('post:new', initial)).toBeUndefined();
  expect(drafts.has('post:new')).toBe(false);
});

test('keeps the drafts of visitors in the tab and those of the administrator in the browser', () => {
  tabDrafts.write('call', { values: { title: 'x' } });
  adminDrafts.write('post:1', { values: { title: 'y' } });
  expect(window.sessionStorage.getItem('draft:call')).toBe('{"values":{"title":"x"}}');
  expect(window.localStorage.getItem('adminDraft:post:1')).toBe('{"values":{"title":"y"}}');
});

test('clears all drafts of the administrator and nothing else', () => {
  window.localStorage.setItem('adminSession', 'token');
  expect(adminDrafts.isEmpty()).toBe(true);
  for (const key of ['post:1', 'post:2', 'lead:3']) adminDrafts.write(key, { values: { title: 'y' } });
  expect(adminDrafts.isEmpty()).toBe(false);
  adminDrafts.clearAll();
  expect(adminDrafts.isEmpty()).toBe(true);
  expect(window.localStorage.getItem('adminSession')).toBe('token');
});

test('returns lists whose items have fields, but not those with items of another kind', () => {
  const gallery = [{ image: '/a.jpg', caption: '' }];
  for (const stored of [[], gallery]) {
    adminDrafts.write('project:1', { values: { gallery: [...gallery, { image: '/b.jpg', caption: 'Two' }] } });
    expect(adminDrafts.read('project:1', { gallery: stored })?.values.gallery).toHaveLength(2);
    adminDrafts.write('project:1', { values: { gallery: [...gallery, { image: 5, caption: '' }] } });
    expect(adminDrafts.read('project:1', { gallery: stored })).toBeUndefined();
  }
});

test('omits values that do not have the type of their field', () => {
  adminDrafts.write('post:new', { values: { title: 5, tags: ['one', 2], published: true, other: 'x' } });
  expect(adminDrafts.read('post:new', initial)?.values).toEqual({ published: true });
  adminDrafts.write('post:1', { values: { tags: [1], ids: [{}] } });
  expect(adminDrafts.read('post:1', { tags: ['one'], ids: [] })).toBeUndefined();
});

test.each(['"text"', '7', 'null', '[]', '{', '{"tags":"one"}', '{"values":7}', '{"values":{"tags":"one"}}'])(
  'ignores the stored text %s',
  (text) => {
    window.localStorage.setItem('adminDraft:post:new', text);
    expect(adminDrafts.read('post:new', initial)).toBeUndefined();
  },
);

test('stores nothing and does not throw if storage is blocked', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new Error('forbidden');
    },
  });
  tabDrafts.write('call', { values: initial });
  tabDrafts.clear('call');
  tabDrafts.clearAll();
  expect(tabDrafts.read('call', initial)).toBeUndefined();
  expect(tabDrafts.has('call')).toBe(false);
});
