import { expect, test } from 'vitest';
import { category, categoryInput, postCategory } from './category.ts';
import { rulesOf } from './testing/rules.ts';
import { expectFields, nullableFields, slugUnit } from './testing/samples.ts';

const sent = { name: 'Design', slug: 'design' };
const rules = rulesOf(categoryInput, sent);

rules.text('name', { label: 'Name', min: 2, max: 50 });
rules.text('slug', { label: 'Slug', min: 2, max: 50, unit: slugUnit });
rules.optionalText('description', { label: 'Description', max: 200 });
rules.coverEveryField('color');

test('slug accepts only lowercase letters, digits and hyphens', () => {
  const message = 'Slug can only contain lowercase letters, numbers, and hyphens';
  rules.rejects('slug', message, ['Design', 'de sign', 'de_sign', 'de/sign', 'dé', 'design\n']);
});

test('color accepts #RRGGBB in capital or small letters and defaults to #3B82F6', () => {
  for (const value of ['#000000', '#3B82F6', '#abcdef', '#AbC123']) rules.keeps('color', value);
  expect(rules.stored('color', undefined)).toBe('#3B82F6');
});

test('rejects colors in any other form', () => {
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
  rules.rejects('color', 'Invalid color format', values);
});

test('adds the defaults of missing fields and drops unknown fields', () => {
  const parsed = categoryInput.parse({ ...sent, postCount: 9 });
  expect(parsed).toMatchObject({ ...sent, description: null, color: '#3B82F6' });
  expect(parsed).not.toHaveProperty('postCount');
});

test('a stored category has the fields of the specification; of these, only the description is nullable', () => {
  expectFields(category, { required: 'id name slug color postCount createdAt', optional: 'description' });
});

test('the link between a post and a category requires both ids', () => {
  expect(postCategory.parse({ id: 1, postId: 2, categoryId: 3 })).toEqual({ id: 1, postId: 2, categoryId: 3 });
  expect(nullableFields(postCategory)).toEqual([]);
  for (const field of ['id', 'postId', 'categoryId'])
    expect(postCategory.safeParse({ id: 1, postId: 2, categoryId: 3, [field]: undefined }).success).toBe(false);
});
