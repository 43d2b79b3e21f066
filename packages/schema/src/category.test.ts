import { expect, test } from 'vitest';
import { category, categoryInput, postCategory } from './category.ts';
import { rulesOf } from './testing/rules.ts';
import { nullableFields, slugUnit } from './testing/samples.ts';

const sent = { name: 'Design', slug: 'design' };
const rules = rulesOf(categoryInput, sent);

rules.text('name', { label: 'Name', min: 2, max: 50 });
rules.text('slug', { label: 'Slug', min: 2, max: 50, unit: slugUnit });
rules.optionalText('description', { label: 'Description', max: 200 });

test('slug takes only lowercase letters, digits and hyphens', () => {
  const message = 'Slug can only contain lowercase letters, numbers, and hyphens';
  rules.refuses('slug', message, ['Design', 'de sign', 'de_sign', 'de/sign', 'dé', 'design\n']);
});

test('color takes #RRGGBB in either case and is #3B82F6 when it is not sent', () => {
  for (const value of ['#000000', '#3B82F6', '#abcdef', '#AbC123']) rules.keeps('color', value);
  expect(rules.stored('color', undefined)).toBe('#3B82F6');
});

test('refuses a color of any other form', () => {
  const values = [
    '',
    '#fff',
    '#12345',
    '#1234567',
    '#12345g',
    '123456',
    'red',
    ' #123456',
    '#123456\n',
    null,
    0x123456,
  ];
  rules.refuses('color', 'Invalid color format', values);
});

test('fills in what a category leaves out and drops what it does not know', () => {
  expect(categoryInput.parse({ ...sent, postCount: 9 })).toEqual({ ...sent, description: null, color: '#3B82F6' });
});

test('a stored category has the fields of the specification, of which only the description may be null', () => {
  const fields = ['id', 'name', 'slug', 'description', 'color', 'postCount', 'createdAt'];
  expect(Object.keys(category.shape).sort()).toEqual(fields.sort());
  expect(nullableFields(category)).toEqual(['description']);
});

test('a category of a post names both and may lack neither', () => {
  expect(postCategory.parse({ id: 1, postId: 2, categoryId: 3 })).toEqual({ id: 1, postId: 2, categoryId: 3 });
  expect(nullableFields(postCategory)).toEqual([]);
  for (const field of ['id', 'postId', 'categoryId'])
    expect(postCategory.safeParse({ id: 1, postId: 2, categoryId: 3, [field]: undefined }).success).toBe(false);
});
