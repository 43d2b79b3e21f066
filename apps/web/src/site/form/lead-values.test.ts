import { expect, test } from 'vitest';
import { honeypotOf, valuesFor } from './lead-values.ts';

const empty = { name: '', email: '' };

test('keeps only non-empty values of the fields of the form', () => {
  expect(valuesFor(empty, { name: 'Asha', email: '', message: 'x', id: 7 })).toEqual({ name: 'Asha' });
  expect(valuesFor(empty, { name: 7, email: null })).toEqual({});
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
