import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { badUrls, firstIssue, forEvery, goodUrls, textOf, unstorable } from './samples.ts';

/*
 * Shared tests for all fields of one type. Each entity's test passes the limits and messages of its fields.
 */

type TextRule = {
  label: string;
  min: number;
  max: number;
  tooShort?: string;
  tooLong?: string;
  oneLine?: boolean;
  unit?: fc.Arbitrary<string>;
  initial?: string;
};
type OptionalTextRule = { label: string; max: number; tooLong?: string };
type UrlRule = { label: string; optional: boolean };
type ListRule = { item: string; itemMax: number; min?: number; tooFew?: string; max: number };
type IntegerRule = { label: string; min: number; max: number; initial: number };
type Checks = ReturnType<typeof checksOf>;

/** Tests the fields of an input one at a time, in a value that is valid except for that field. */
export function rulesOf(input: z.ZodObject, valid: Record<string, unknown>) {
  const checks = checksOf(input, valid);
  const tested: string[] = [];
  const register =
    <Rule>(testField: (checks: Checks, field: string, rule: Rule) => void) =>
    (field: string, rule: Rule) => {
      tested.push(field);
      testField(checks, field, rule);
    };
  return {
    ...checks,
    text: register(testText),
    optionalText: register(testOptionalText),
    url: register(testUrl),
    list: register(testList),
    flag: register(testFlag),
    optionalId: register(testOptionalId),
    integer: register(testInteger),
    /** Fails when a field is neither tested by a rule above nor among the `others`, which are tested in another way. */
    coverEveryField(...others: string[]) {
      test('every field of the input has a tested rule', () => {
        expect([...tested, ...others].sort()).toEqual(Object.keys(input.shape).sort());
      });
    },
  };
}

function checksOf(input: z.ZodObject, valid: Record<string, unknown>) {
  const stored = (field: string, value: unknown) => input.parse({ ...valid, [field]: value })[field];
  return {
    stored,
    keeps: (field: string, value: unknown) => expect(stored(field, value)).toEqual(value),
    rejects(field: string, message: string, values: unknown[], path = field) {
      for (const value of values) expect(firstIssue(input, { ...valid, [field]: value })).toBe(`${path}: ${message}`);
    },
  };
}

function testText(checks: Checks, field: string, { label, min, max, unit, initial, oneLine, ...rule }: TextRule) {
  const { stored, keeps, rejects } = checks;
  const tooShort = rule.tooShort ?? `${label} must be at least ${min} characters`;
  const tooLong = rule.tooLong ?? `${label} must be at most ${max} characters`;
  describe(field, () => {
    test(`keeps text of ${min} to ${max} characters unchanged`, () => {
      forEvery(textOf(min, max, unit), (value) => keeps(field, value), ['a'.repeat(min), 'a'.repeat(max)]);
    });
    test(`rejects text shorter than ${min} characters with "${tooShort}"`, () => {
      forEvery(textOf(0, min - 1, unit), (value) => rejects(field, tooShort, [value]), ['a'.repeat(min - 1)]);
    });
    test(`rejects text longer than ${max} characters with "${tooLong}"`, () => {
      forEvery(textOf(max + 1, max * 2, unit), (value) => rejects(field, tooLong, [value]), ['a'.repeat(max + 1)]);
    });
    test('rejects blank text and values that are not text', () => {
      const blank = '\t\n\u00a0\u3000\u2028'.repeat(min).slice(0, min);
      rejects(field, tooShort, [' '.repeat(min), blank, null, 5, true, [], {}]);
    });
    test(initial ? `defaults to "${initial}"` : 'is required', () => {
      if (initial) expect(stored(field, undefined)).toBe(initial);
      else rejects(field, tooShort, [undefined]);
    });
    testUnstorable(checks, field, label, textOf(min, max - 2, unit));
    if (oneLine) testOneLine(checks, field, label);
  });
}

function testOneLine({ rejects }: Checks, field: string, label: string) {
  test('rejects line breaks and control characters', () => {
    const characters = ['\n', '\r', '\t', '\u0007', '\u0085', '\u009b', '\u2028', '\u2029'];
    const values = characters.map((character) => `ab${character}cd`);
    rejects(field, `${label} must be a single line`, values);
  });
}

function testUnstorable({ rejects }: Checks, field: string, label: string, texts: fc.Arbitrary<string>) {
  test('rejects NUL and lone surrogates at any position', () => {
    const message = `${label} contains characters that cannot be stored`;
    forEvery(unstorable(texts), (value) => rejects(field, message, [value]));
  });
}

function testOptionalText(checks: Checks, field: string, { label, max, ...rule }: OptionalTextRule) {
  const { stored, keeps, rejects } = checks;
  const tooLong = rule.tooLong ?? `${label} must be at most ${max} characters`;
  describe(field, () => {
    test(`keeps text of 1 to ${max} characters unchanged`, () => {
      forEvery(textOf(1, max), (value) => keeps(field, value), ['a'.repeat(max), ' a\nb ']);
    });
    test('becomes null when it is missing, null, empty or blank', () => {
      for (const value of [undefined, null, '', ' ', '\n\t\u00a0']) expect(stored(field, value)).toBeNull();
    });
    test(`rejects text longer than ${max} characters with "${tooLong}"`, () => {
      forEvery(textOf(max + 1, max * 2), (value) => rejects(field, tooLong, [value]), ['a'.repeat(max + 1)]);
    });
    test('rejects values that are not text', () => {
      rejects(field, `${label} must be text`, [5, false, [], {}]);
    });
    testUnstorable(checks, field, label, textOf(0, max - 2));
  });
}

function testUrl({ stored, keeps, rejects }: Checks, field: string, { label, optional }: UrlRule) {
  const message = `Invalid ${label}`;
  describe(field, () => {
    test('keeps http(s) URLs and paths on this site of at most 500 characters', () => {
      for (const value of goodUrls) keeps(field, value);
    });
    test(`rejects any other value with "${message}"`, () => {
      rejects(field, message, [...badUrls, 5, {}, ['/a']]);
    });
    test(
      optional
        ? 'becomes null when it is missing, null, empty or blank'
        : 'rejects a missing, null, empty or blank value',
      () => {
        const nothing = [undefined, null, '', '  '];
        if (optional) expect(nothing.map((value) => stored(field, value))).toEqual([null, null, null, null]);
        else rejects(field, message, nothing);
      },
    );
  });
}

function testList(checks: Checks, field: string, { item, itemMax, min = 0, max, tooFew }: ListRule) {
  const { stored, keeps, rejects } = checks;
  const items = `${item.replace(/y$/, 'ie')}s`;
  describe(field, () => {
    test(`keeps ${min} to ${max} items of 1 to ${itemMax} characters unchanged`, () => {
      const lists = fc.array(textOf(1, itemMax), { minLength: min, maxLength: max });
      const edges = [Array<string>(min).fill('a'), Array<string>(max).fill('a'.repeat(itemMax))];
      forEvery(lists, (value) => keeps(field, value), edges);
    });
    test(`rejects more than ${max} items`, () => {
      rejects(field, `Too many ${items.toLowerCase()}`, [Array(max + 1).fill('a'), Array(max * 2).fill('a')]);
    });
    test(tooFew ? 'rejects a missing or empty list' : 'defaults to an empty list', () => {
      if (tooFew) rejects(field, tooFew, [undefined, []]);
      else expect(stored(field, undefined)).toEqual([]);
    });
    test('rejects values that are not lists', () => {
      rejects(field, tooFew ?? `${items} must be a list`, ['a,b', 5, {}]);
    });
    test('rejects an empty, blank, overlong or unstorable item and reports its index', () => {
      const path = `${field}.1`;
      const lists = (...values: unknown[]) => values.map((value) => ['a', value, 'b']);
      rejects(field, `${item} is required`, lists('', ' ', null, 5), path);
      rejects(field, `${item} must be at most ${itemMax} characters`, lists('a'.repeat(itemMax + 1)), path);
      rejects(field, `${item} contains characters that cannot be stored`, lists('a\u0000', '\ud800a'), path);
    });
  });
}

function testFlag({ stored, rejects }: Checks, field: string, { label, initial }: { label: string; initial: boolean }) {
  test(`${field} defaults to ${initial} and accepts only true and false`, () => {
    expect([undefined, true, false].map((value) => stored(field, value))).toEqual([initial, true, false]);
    rejects(field, `${label} must be true or false`, ['true', 1, 0, '', null]);
  });
}

function testOptionalId({ stored, rejects }: Checks, field: string, { message }: { message: string }) {
  test(`${field} is an id or null, which is its default`, () => {
    const accepted = [undefined, null, 1, 999_999_999];
    expect(accepted.map((value) => stored(field, value))).toEqual([null, null, 1, 999_999_999]);
    rejects(field, message, [0, -1, 1_000_000_000, 1.5, '1', '', true, [1]]);
  });
}

function testInteger({ stored, keeps, rejects }: Checks, field: string, { label, min, max, initial }: IntegerRule) {
  test(`${field} defaults to ${initial} and accepts whole numbers from ${min} to ${max}`, () => {
    expect(stored(field, undefined)).toBe(initial);
    forEvery(fc.integer({ min, max }), (value) => keeps(field, value), [min, max]);
    const outside = [min - 1, max + 1, min + 0.5, -1e20, 1e20, Number.NaN, Infinity];
    const values = [...outside, String(min), '', null, true];
    rejects(field, `${label} must be a whole number from ${min} to ${max}`, values);
  });
}

export function testId(id: z.ZodType, message: string) {
  test(`accepts ids from 1 to 999999999 and rejects any other value with "${message}"`, () => {
    for (const value of [1, 2, 999_999_999]) expect(id.parse(value)).toBe(value);
    for (const value of [0, -1, 1_000_000_000, 1.5, Number.NaN, Infinity, '1', '', null, undefined])
      expect(firstIssue(id, value)).toBe(`: ${message}`);
  });
}
