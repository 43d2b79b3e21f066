import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contact, contactId, contactInput } from './contact.ts';
import { rulesOf, testId } from './testing/rules.ts';
import { forEvery, nullableFields, textOf } from './testing/samples.ts';

const sent = { name: 'Ada Rao', email: 'ada@example.com', message: 'Please call me back.' };
const rules = rulesOf(contactInput, sent);

rules.text('name', { label: 'Name', min: 2, max: 100, tooLong: 'Name too long', oneLine: true });
rules.text('message', { label: 'Message', min: 10, max: 5000, tooLong: 'Message too long' });
rules.coverEveryField('email');
testId(contactId, 'Invalid contact ID');

const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0') });

describe.each([
  { field: 'name', min: 2, max: 100 },
  { field: 'message', min: 10, max: 5000 },
])('$field', ({ field, min, max }) => {
  test('is trimmed', () => {
    forEvery(fc.tuple(space, textOf(min, max), space), ([before, text, after]) => {
      expect(rules.stored(field, before + text + after)).toBe(text);
    });
  });
  test('has its length checked after trimming', () => {
    const pad = ' '.repeat(max);
    expect(rules.stored(field, pad + 'a'.repeat(max) + pad)).toBe('a'.repeat(max));
    const label = field === 'name' ? 'Name' : 'Message';
    rules.rejects(field, `${label} must be at least ${min} characters`, [pad + 'a'.repeat(min - 1) + pad]);
  });
});

test('message keeps line breaks', () => {
  rules.keeps('message', 'Dear team,\n\nplease call.\r\nAda');
});

test('converts the email to lower case', () => {
  expect(rules.stored('email', 'Ada.Rao@Example.COM')).toBe('ada.rao@example.com');
});

test('rejects an invalid email and one with a line break', () => {
  const values = [
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@example.com\n',
    null,
    undefined,
    5,
  ];
  rules.rejects('email', 'Invalid email format', values);
});

test('email has at most 255 characters', () => {
  const longest = 'ada@example.com'.padStart(255, 'a');
  rules.keeps('email', longest);
  rules.rejects('email', 'Email too long', [`a${longest}`, 'a'.repeat(256)]);
});

test('drops unknown fields, so that visitors cannot mark a contact as answered', () => {
  const parsed = contactInput.parse({ ...sent, contacted: true, service: 'SEO', id: 1 });
  expect(parsed).toMatchObject(sent);
  for (const field of ['contacted', 'service', 'id']) expect(parsed).not.toHaveProperty(field);
});

test('a stored contact has exactly the fields of the specification and a nullable service', () => {
  const fields = ['id', 'name', 'email', 'message', 'contacted', 'createdAt', 'service'];
  expect(Object.keys(contact.shape).sort()).toEqual(fields.sort());
  expect(nullableFields(contact)).toEqual(['service']);
});
