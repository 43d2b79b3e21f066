import { expect, test } from 'vitest';
import { changedValues, honeypotOf, valuesFor } from './lead-values.ts';

const empty = { name: '', email: '' };

test('keeps only non-empty values of the fields of the form', () => {
  expect(valuesFor(empty, { name: 'Asha', email: '', message: 'x', id: 7 })).toEqual({ name: 'Asha' });
  expect(valuesFor(empty, { name: 7, email: null })).toEqual({});
});

test('finds the values that were changed before hydration', () => {
  const rendered = { name: 'Asha', email: '', time: '9:00 AM', message: 'One\r\ntwo' };
  const typed = { name: 'Asha', email: 'asha@example.com', time: '10:00 AM', message: 'One\ntwo', other: 'x' };
  expect(changedValues(rendered, typed)).toEqual({ email: 'asha@example.com', time: '10:00 AM' });
});

test('reads the honeypot, cut to the length that the server accepts', () => {
  const typed = (website?: string) => {
    const data = new FormData();
    if (website !== undefined) data.set('website', website);
    return honeypotOf(data);
  };
  expect([typed('https://spam.example'), typed(''), typed()]).toEqual(['https://spam.example', null, null]);
  expect(typed('x'.repeat(600))).toHaveLength(500);
});
