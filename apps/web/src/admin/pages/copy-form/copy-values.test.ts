import { lineColor } from '@site/schema/color-field';
import { group, item, line, list, paragraph } from '@site/schema/copy-field';
import { placesIn } from '@site/schema/copy-places';
import { expect, test } from 'vitest';
import { describeLength, differs, emptyValue, isWithin, textsOf, valueAt } from './copy-values.ts';

const card = item('Card', {
  title: line('Title'),
  features: list('Features', line('Feature'), { max: 3 }),
  tone: lineColor('Colour'),
});
const fields = {
  hero: group('Hero', { title: line('Headline', { value: 'Hello' }), lead: paragraph('Lead', { value: 'There' }) }),
  cards: list('Cards', card, { max: 4, value: [{ title: 'Web', features: ['Fast', 'Small'], tone: 'teal' }] }),
};
const values = {
  hero: { title: 'Hello', lead: ' ' },
  cards: [{ title: 'Web', features: ['Fast', 'Small'], tone: 'teal' }],
};

test('a path leads to a value, also in lists of groups', () => {
  expect(valueAt({ values }, 'values.cards.0.features.1')).toBe('Small');
  expect(valueAt({ values }, 'values.cards.5.title')).toBeUndefined();
});

test('a path is within its group, but not within one that only shares a prefix', () => {
  expect(isWithin('values.hero.title', 'values.hero')).toBe(true);
  expect(isWithin('values.hero', 'values.hero')).toBe(true);
  expect(isWithin('values.heroes.title', 'values.hero')).toBe(false);
});

test('a new item has all fields of its group, empty, and an unused colour', () => {
  expect(emptyValue(card, 1)).toEqual({ title: '', features: [], tone: 'teal' });
  expect(emptyValue(card, 7)).toEqual({ title: '', features: [], tone: 'teal' });
  expect(emptyValue(card, 2)).toMatchObject({ tone: 'blue' });
  expect(emptyValue(line('Feature'), 0)).toBe('');
});

test('a value differs from its default, and fields of items have none', () => {
  expect(differs(['a', 'b'], ['a', 'b'])).toBe(false);
  expect(differs(['b', 'a'], ['a', 'b'])).toBe(true);
  expect(differs('', 'Hello')).toBe(true);
  expect(differs('Hello', undefined)).toBe(false);
});

test('lists the non-empty texts of a group in the order of its fields, and leaves out colours', () => {
  expect(textsOf(fields.hero, values.hero)).toEqual(['Hello']);
  expect(textsOf(fields.cards, values.cards)).toEqual(['Web', 'Fast', 'Small']);
  expect(textsOf(fields.cards, 'no list')).toEqual([]);
  expect(placesIn(fields, values, 'values')).toEqual([
    { path: 'values.hero.title', text: 'Hello' },
    { path: 'values.cards.0.title', text: 'Web' },
    { path: 'values.cards.0.features.0', text: 'Fast' },
    { path: 'values.cards.0.features.1', text: 'Small' },
  ]);
});

test('a text near its limit shows its length', () => {
  expect(describeLength('a'.repeat(80), 100)).toBeUndefined();
  expect(describeLength(` ${'a'.repeat(81)} `, 100)).toBe('81 of 100 characters');
  expect(describeLength('a'.repeat(120), 100)).toBe('120 of 100 characters');
});
