import { expect, test } from 'vitest';
import { mergeValues, setValue } from './merge-values.ts';

const base = { title: 'A', tags: ['x'], hero: { title: 'B', lead: 'C' } };

test('changes of different fields are merged, also within groups', () => {
  const mine = { ...base, title: 'Mine', hero: { ...base.hero, title: 'Mine' } };
  const theirs = { ...base, tags: ['x', 'y'], hero: { ...base.hero, lead: 'Theirs' } };
  expect(mergeValues(base, mine, theirs)).toEqual({
    values: { title: 'Mine', tags: ['x', 'y'], hero: { title: 'Mine', lead: 'Theirs' } },
    conflicts: [],
    taken: ['tags', 'hero.lead'],
  });
});

test('a field that both sides have changed differently is a conflict and keeps the typed value', () => {
  const mine = { ...base, tags: ['mine'], hero: { ...base.hero, title: 'Same' } };
  const theirs = { ...base, tags: ['theirs'], hero: { ...base.hero, title: 'Same' } };
  const { values, conflicts } = mergeValues(base, mine, theirs);
  expect(conflicts).toEqual([{ path: 'tags', mine: ['mine'], theirs: ['theirs'] }]);
  expect(setValue(values, 'tags', ['theirs'])).toEqual(theirs);
  expect(setValue(base, 'hero.lead', 'New')).toEqual({ ...base, hero: { title: 'B', lead: 'New' } });
});
