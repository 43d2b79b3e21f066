import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { call, callId, callInput } from './call.ts';
import { rulesOf, testId } from './testing/rules.ts';
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
rules.coverEveryField('phone', 'email', 'preferredDate');
testId(callId, 'Invalid call ID');

test('does not trim the name', () => {
  rules.keeps('name', ' Ada ');
});

test('rejects a preferred time with a line break', () => {
  rules.rejects('preferredTime', 'Preferred time must be a single line', ['9:30\nAM', '9:30\u2028AM']);
});

test('rejects 12-hour times that do not exist, and keeps every other text', () => {
  rules.rejects('preferredTime', 'Invalid time format', ['33:00 AM', '13:00 PM', '013:30 am', '99pm', '9:60 AM']);
  for (const value of ['9:00 am', '12:00 AM', '00:30 AM', '14:30', 'after 3 pm', 'Morning', '25:00']) {
    rules.keeps('preferredTime', value);
  }
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

  test('accepts an optional plus and 10 to 15 characters with at least seven digits', () => {
    const numbers = number([7, 15], [0, 8]).filter(({ count }) => count >= 10 && count <= 15);
    forEvery(numbers, ({ value }) => rules.keeps('phone', value));
    for (const value of ['1234567890', '123456789012345', '+123456789012345', '1234567---', '(011) 555-0123'])
      rules.keeps('phone', value);
  });
  test('rejects fewer than seven digits', () => {
    const numbers = number([0, 6], [4, 15]).filter(({ count }) => count >= 10 && count <= 15);
    forEvery(numbers, ({ value }) => rules.rejects('phone', message, [value]));
    rules.rejects('phone', message, ['123456----', '+123456    ', '          ']);
  });
  test('rejects fewer than 10 and more than 15 characters after the plus', () => {
    const numbers = number([7, 25], [0, 5]).filter(({ count }) => count < 10 || count > 15);
    forEvery(numbers, ({ value }) => rules.rejects('phone', message, [value]));
    rules.rejects('phone', message, ['123456789', '+123456789', '1234567890123456', '+1234567890123456']);
  });
  test('rejects other characters, and a plus that is not at the start', () => {
    const others = ['a', '.', '/', '+', '\n', '\t', '\u00a0', '\u0000', '१', '１', '\u2011'];
    rules.rejects('phone', message, [
      ...others.map((other) => `12345${other}67890`),
      ...others.map((other) => `1234567890${other}`),
    ]);
    rules.rejects('phone', message, ['++1234567890', '1234567890+', undefined, null, 1_234_567_890]);
  });
});

test('converts the email to lower case', () => {
  expect(rules.stored('email', 'Ada.Rao@Example.COM')).toBe('ada.rao@example.com');
});

test('rejects an invalid email and one of more than 255 characters', () => {
  rules.rejects('email', 'Invalid email format', ['', 'ada', 'ada@example', 'ada@example.com\n', null, undefined]);
  const longest = 'ada@example.com'.padStart(255, 'a');
  rules.keeps('email', longest);
  rules.rejects('email', 'Email too long', [`a${longest}`]);
});

describe('preferredDate', () => {
  test('accepts a day, an instant with its zone, or milliseconds', () => {
    const instant = new Date('2025-06-02T00:00:00.000Z');
    for (const value of ['2025-06-02T00:00:00Z', '2025-06-02T05:30+05:30', instant.getTime()])
      expect(rules.stored('preferredDate', value)).toEqual(instant);
    expect(rules.stored('preferredDate', '2025-06-02')).toBe('2025-06-02');
  });
  test('accepts the years 1900 to 9999', () => {
    for (const value of ['1900-01-01', '9999-12-31']) expect(rules.stored('preferredDate', value)).toBe(value);
  });
  test('rejects missing values, invalid days and other years', () => {
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
    rules.rejects('preferredDate', 'Please select a preferred date', [...nothing, ...noDay, ...otherYears]);
  });
});

test('sets missing optional fields to null and drops unknown fields', () => {
  const parsed = callInput.parse({ ...sent, contacted: true, id: 1 });
  const preferredDate = '2025-06-02';
  expect(parsed).toMatchObject({ ...sent, company: null, message: null, preferredDate });
  for (const field of ['contacted', 'id']) expect(parsed).not.toHaveProperty(field);
});

test('a stored call has exactly the fields of the specification; only company and message are nullable', () => {
  const fields = 'id name phone email company message preferredDate preferredTime contacted createdAt';
  expect(Object.keys(call.shape).sort()).toEqual(fields.split(' ').sort());
  expect(nullableFields(call)).toEqual(['company', 'message']);
});
