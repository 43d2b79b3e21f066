import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { call, callId, callInput } from './call.ts';
import { refusesBadIds, rulesOf } from './testing/rules.ts';
import { forEvery, nullableFields } from './testing/samples.ts';

const sent = {
  name: 'Ada Rao',
  phone: '+91 98765 43210',
  email: 'ada@example.com',
  preferredDate: '2025-06-02',
  preferredTime: '9:30 AM',
};
const rules = rulesOf(callInput, sent);

rules.text('name', { label: 'Name', min: 2, max: 100, tooLong: 'Name too long', oneLine: true });
rules.optionalText('company', { label: 'Company', max: 200, tooLong: 'Company name too long' });
rules.optionalText('message', { label: 'Message', max: 1000, tooLong: 'Message too long' });
rules.text('preferredTime', {
  label: 'Preferred time',
  min: 1,
  max: 20,
  tooShort: 'Please select a preferred time',
  tooLong: 'Invalid time format',
});
refusesBadIds(callId, 'Invalid call schedule ID');

test('keeps the space around a name, which the specification does not trim', () => {
  rules.keeps('name', ' Ada ');
});

test('refuses a preferred time of two lines', () => {
  rules.refuses('preferredTime', 'Preferred time must be a single line', ['9:30\nAM', '9:30\u2028AM']);
});

describe('phone', () => {
  const message = 'Invalid phone number format';
  const mark = fc.constantFrom(' ', '-', '(', ')');
  const digit = fc.constantFrom(...'0123456789'.split(''));
  const number = (digits: [number, number], marks: [number, number]) =>
    fc
      .tuple(
        fc.constantFrom('', '+'),
        fc.array(digit, { minLength: digits[0], maxLength: digits[1] }),
        fc.array(mark, { minLength: marks[0], maxLength: marks[1] }),
      )
      .chain(([plus, some, more]) => {
        const count = some.length + more.length;
        return fc
          .shuffledSubarray([...some, ...more], { minLength: count, maxLength: count })
          .map((parts) => ({ value: plus + parts.join(''), count, plus }));
      });

  test('keeps an optional plus and 10 to 15 characters, of which seven or more are digits', () => {
    const numbers = number([7, 15], [0, 8]).filter(({ count }) => count >= 10 && count <= 15);
    forEvery(numbers, ({ value }) => rules.keeps('phone', value));
    for (const value of ['1234567890', '123456789012345', '+123456789012345', '1234567---', '(011) 555-0123'])
      rules.keeps('phone', value);
  });
  test('refuses a phone number with fewer than seven digits', () => {
    const numbers = number([0, 6], [4, 15]).filter(({ count }) => count >= 10 && count <= 15);
    forEvery(numbers, ({ value }) => rules.refuses('phone', message, [value]));
    rules.refuses('phone', message, ['123456----', '+123456    ', '          ']);
  });
  test('refuses fewer than 10 and more than 15 characters after the plus', () => {
    const numbers = number([7, 25], [0, 5]).filter(({ count }) => count < 10 || count > 15);
    forEvery(numbers, ({ value }) => rules.refuses('phone', message, [value]));
    rules.refuses('phone', message, ['123456789', '+123456789', '1234567890123456', '+1234567890123456']);
  });
  test('refuses any other character, and a plus anywhere but in front', () => {
    const others = ['a', '.', '/', '+', '\n', '\t', '\u00a0', '\u0000', '१', '１', '\u2011'];
    rules.refuses('phone', message, [
      ...others.map((other) => `12345${other}67890`),
      ...others.map((other) => `1234567890${other}`),
    ]);
    rules.refuses('phone', message, ['++1234567890', '1234567890+', undefined, null, 1_234_567_890]);
  });
});

test('email is lower-cased', () => {
  expect(rules.stored('email', 'Ada.Rao@Example.COM')).toBe('ada.rao@example.com');
});

test('refuses an email that is none, or has more than 255 characters', () => {
  rules.refuses('email', 'Invalid email format', ['', 'ada', 'ada@example', 'ada@example.com\n', null, undefined]);
  const longest = 'ada@example.com'.padStart(255, 'a');
  rules.keeps('email', longest);
  rules.refuses('email', 'Email too long', [`a${longest}`]);
});

describe('preferredDate', () => {
  test('takes a day, an instant with its zone, or milliseconds, and is that instant', () => {
    const instant = new Date('2025-06-02T00:00:00.000Z');
    for (const value of ['2025-06-02', '2025-06-02T00:00:00Z', '2025-06-02T05:30+05:30', instant.getTime()])
      expect(rules.stored('preferredDate', value)).toEqual(instant);
  });
  test('takes the years 1900 to 9999', () => {
    for (const value of ['1900-01-01', '9999-12-31'])
      expect(rules.stored('preferredDate', value)).toEqual(new Date(`${value}T00:00:00.000Z`));
  });
  test('refuses null, nothing, what is no day and other years', () => {
    const nothing = [undefined, null, '', ' ', true, false, [], {}, Number.NaN, Infinity];
    const noDay = [
      'today',
      '2025-02-30',
      '2025-13-01',
      '2025-6-2',
      '02/06/2025',
      '2025-06-02T10:00',
      '2025-06-02T10:00:00',
    ];
    const otherYears = ['1899-12-31', '0000-01-01', '10000-01-01', '+010000-01-01', -1e14, 1e15];
    rules.refuses('preferredDate', 'Please select a preferred date', [...nothing, ...noDay, ...otherYears]);
  });
});

test('fills in what a call leaves out and drops what it does not know', () => {
  expect(callInput.parse({ ...sent, contacted: true, id: 1 })).toEqual({
    ...sent,
    company: null,
    message: null,
    preferredDate: new Date('2025-06-02T00:00:00.000Z'),
  });
});

test('a stored call has the fields of the specification, and may lack only company and message', () => {
  const fields = 'id name phone email company message preferredDate preferredTime contacted createdAt';
  expect(Object.keys(call.shape).sort()).toEqual(fields.split(' ').sort());
  expect(nullableFields(call)).toEqual(['company', 'message']);
});
