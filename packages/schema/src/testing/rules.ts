import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { badUrls, forEvery, goodUrls, refusal, textOf, unstorable } from './samples.ts';

/*
 * The same tests for the same kind of field in every entity. The numbers and the messages stand in the entity's test.
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
type ListRule = {
  item: string;
  itemMax: number;
  min?: number;
  tooFew?: string;
  max: number;
  tooMany: string;
  notAList: string | RegExp;
};
type IntegerRule = { label: string; min: number; max: number; initial: number };

/** The rules of an input, tried one field at a time on a value that is valid but for that field. */
export function rulesOf(input: z.ZodObject, valid: Record<string, unknown>) {
  const stored = (field: string, value: unknown) => input.parse({ ...valid, [field]: value })[field];
  const complaint = (field: string, value: unknown) => refusal(input, { ...valid, [field]: value });

  const keeps = (field: string, value: unknown) => expect(stored(field, value)).toEqual(value);
  const refuses = (field: string, message: string, values: unknown[], path = field) => {
    for (const value of values) expect(complaint(field, value)).toBe(`${path}: ${message}`);
  };

  function text(field: string, { label, min, max, unit, initial, oneLine, ...rule }: TextRule) {
    const tooShort = rule.tooShort ?? `${label} must be at least ${min} characters`;
    const tooLong = rule.tooLong ?? `${label} must be at most ${max} characters`;
    describe(field, () => {
      test(`keeps text of ${min} to ${max} characters as it was sent`, () => {
        forEvery(textOf(min, max, unit), (value) => keeps(field, value), ['a'.repeat(min), 'a'.repeat(max)]);
      });
      test(`refuses text of fewer than ${min} characters with "${tooShort}"`, () => {
        forEvery(textOf(0, min - 1, unit), (value) => refuses(field, tooShort, [value]), ['a'.repeat(min - 1)]);
      });
      test(`refuses text of more than ${max} characters with "${tooLong}"`, () => {
        forEvery(textOf(max + 1, max * 2, unit), (value) => refuses(field, tooLong, [value]), ['a'.repeat(max + 1)]);
      });
      test('refuses blank text, and what is no text', () => {
        const blank = '\t\n\u00a0\u3000\u2028'.repeat(min).slice(0, min);
        refuses(field, tooShort, [' '.repeat(min), blank, null, 5, true, [], {}]);
      });
      test(initial ? `is "${initial}" when it is not sent` : 'refuses to be left out', () => {
        if (initial) expect(stored(field, undefined)).toBe(initial);
        else refuses(field, tooShort, [undefined]);
      });
      refusesUnstorable(field, label, textOf(min, max - 2, unit));
      if (oneLine)
        test('refuses a second line and control characters', () => {
          const characters = ['\n', '\r', '\t', '\u0007', '\u0085', '\u009b', '\u2028', '\u2029'];
          const values = characters.map((character) => `ab${character}cd`);
          refuses(field, `${label} must be a single line`, values);
        });
    });
  }

  function optionalText(field: string, { label, max, ...rule }: OptionalTextRule) {
    const tooLong = rule.tooLong ?? `${label} must be at most ${max} characters`;
    describe(field, () => {
      test(`keeps text of 1 to ${max} characters as it was sent`, () => {
        forEvery(textOf(1, max), (value) => keeps(field, value), ['a'.repeat(max), ' a\nb ']);
      });
      test('is null when it is not sent, null, empty or blank', () => {
        for (const value of [undefined, null, '', ' ', '\n\t\u00a0']) expect(stored(field, value)).toBeNull();
      });
      test(`refuses text of more than ${max} characters with "${tooLong}"`, () => {
        forEvery(textOf(max + 1, max * 2), (value) => refuses(field, tooLong, [value]), ['a'.repeat(max + 1)]);
      });
      test('refuses what is no text', () => {
        refuses(field, `${label} must be text`, [5, false, [], {}]);
      });
      refusesUnstorable(field, label, textOf(0, max - 2));
    });
  }

  function refusesUnstorable(field: string, label: string, texts: fc.Arbitrary<string>) {
    test('refuses NUL and lone surrogates wherever they stand', () => {
      const message = `${label} contains characters that cannot be stored`;
      forEvery(unstorable(texts), (value) => refuses(field, message, [value]));
    });
  }

  function url(field: string, message: string, { optional }: { optional: boolean }) {
    describe(field, () => {
      test('keeps an http(s) address and a path on this site, of at most 500 characters', () => {
        for (const value of goodUrls) keeps(field, value);
      });
      test(`refuses any other address with "${message}"`, () => {
        refuses(field, message, [...badUrls, 5, {}, ['/a']]);
      });
      test(`${optional ? 'is null' : 'is refused'} when it is not sent, null, empty or blank`, () => {
        const nothing = [undefined, null, '', '  '];
        if (optional) expect(nothing.map((value) => stored(field, value))).toEqual([null, null, null, null]);
        else refuses(field, message, nothing);
      });
    });
  }

  function list(field: string, { item, itemMax, min = 0, tooFew, max, tooMany, notAList }: ListRule) {
    describe(field, () => {
      test(`keeps ${min} to ${max} items of 1 to ${itemMax} characters as they were sent`, () => {
        const items = fc.array(textOf(1, itemMax), { minLength: min, maxLength: max });
        const edges = [Array<string>(min).fill('a'), Array<string>(max).fill('a'.repeat(itemMax))];
        forEvery(items, (value) => keeps(field, value), edges);
      });
      test(`refuses more than ${max} items with "${tooMany}"`, () => {
        refuses(field, tooMany, [Array(max + 1).fill('a'), Array(max * 2).fill('a')]);
      });
      test(tooFew ? 'refuses to be left out or empty' : 'is empty when it is not sent', () => {
        if (tooFew) refuses(field, tooFew, [undefined, []]);
        else expect(stored(field, undefined)).toEqual([]);
      });
      test('refuses what is no list', () => {
        for (const value of ['a,b', 5, {}]) expect(complaint(field, value)).toMatch(notAList);
      });
      test('refuses an empty, blank, overlong or unstorable item, and names its place', () => {
        const path = `${field}.1`;
        const lists = (...items: unknown[]) => items.map((value) => ['a', value, 'b']);
        refuses(field, `${item} is required`, lists('', ' ', null, 5), path);
        refuses(field, `${item} must be at most ${itemMax} characters`, lists('a'.repeat(itemMax + 1)), path);
        refuses(field, `${item} contains characters that cannot be stored`, lists('a\u0000', '\ud800a'), path);
      });
    });
  }

  function flag(field: string, label: string, initial: boolean) {
    test(`${field} is ${initial} when it is not sent, and takes nothing but true and false`, () => {
      expect([undefined, true, false].map((value) => stored(field, value))).toEqual([initial, true, false]);
      refuses(field, `${label} must be true or false`, ['true', 1, 0, '', null]);
    });
  }

  function integer(field: string, { label, min, max, initial }: IntegerRule) {
    test(`${field} takes whole numbers from ${min} to ${max} and is ${initial} when it is not sent`, () => {
      expect(stored(field, undefined)).toBe(initial);
      forEvery(fc.integer({ min, max }), (value) => keeps(field, value), [min, max]);
      const outside = [min - 1, max + 1, min + 0.5, -1e20, 1e20, Number.NaN, Infinity];
      refuses(field, `${label} must be a whole number from ${min} to ${max}`, [
        ...outside,
        String(min),
        '',
        null,
        true,
      ]);
    });
  }

  return { stored, keeps, refuses, text, optionalText, url, list, flag, integer };
}

export function refusesBadIds(id: z.ZodType, message: string) {
  test(`takes ids from 1 to 999999999 and refuses any other with "${message}"`, () => {
    for (const value of [1, 2, 999_999_999]) expect(id.parse(value)).toBe(value);
    for (const value of [0, -1, 1_000_000_000, 1.5, Number.NaN, Infinity, '1', '', null, undefined])
      expect(refusal(id, value)).toBe(`: ${message}`);
  });
}
