import { expect, test } from 'vitest';
import { isTrapped, valuesFor } from './lead.ts';

const empty = { name: '', email: '' };

test('a form takes only values of its own fields that hold something', () => {
  expect(valuesFor(empty, { name: 'Asha', email: '', message: 'x', id: 7 })).toEqual({ name: 'Asha' });
  expect(valuesFor(empty, { name: 7, email: null })).toEqual({});
});

test('a form in which the hidden field is filled in was filled in by a machine', () => {
  const filled = (website?: string) => {
    const data = new FormData();
    if (website !== undefined) data.set('website', website);
    return isTrapped(data);
  };
  expect([filled('https://spam.example'), filled(' '), filled(''), filled()]).toEqual([true, true, false, false]);
});
