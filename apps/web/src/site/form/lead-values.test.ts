import { expect, test } from 'vitest';
import { isHoneypotFilled, valuesFor } from './lead-values.ts';

const empty = { name: '', email: '' };

test('keeps only non-empty values of the fields of the form', () => {
  expect(valuesFor(empty, { name: 'Asha', email: '', message: 'x', id: 7 })).toEqual({ name: 'Asha' });
  expect(valuesFor(empty, { name: 7, email: null })).toEqual({});
});

test('detects a filled honeypot', () => {
  const isFilled = (website?: string) => {
    const data = new FormData();
    if (website !== undefined) data.set('website', website);
    return isHoneypotFilled(data);
  };
  expect([isFilled('https://spam.example'), isFilled(' '), isFilled(''), isFilled()]).toEqual([
    ...[true, true, false, false],
  ]);
});
