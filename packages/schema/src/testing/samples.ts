import fc from 'fast-check';
import { expect } from 'vitest';
import type { z } from 'zod';

/*
 * Sample values for the tests of this package: text of an exact length, text that cannot be stored, bad URLs.
 */

const visibleCharacter = fc
  .integer({ min: 0x21, max: 0xffff })
  .map((code) => String.fromCharCode(code))
  .filter((character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character));

/** Any character except a lone surrogate. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => String.fromCodePoint(code))
  .filter((character) => character.isWellFormed());

export const slugUnit = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-'.split(''));

/** Text of an exact length, in characters of one UTF-16 unit each. */
export function textOf(min: number, max = min, unit = visibleCharacter): fc.Arbitrary<string> {
  const chunk = fc.array(unit, { minLength: 1, maxLength: 20 }).map((units) => units.join(''));
  return fc
    .tuple(chunk, fc.integer({ min, max }))
    .map(([part, length]) => part.repeat(Math.ceil(length / part.length)).slice(0, length));
}

/** The text with another text inserted anywhere. */
export function withInserted(texts: fc.Arbitrary<string>, ...inserted: string[]): fc.Arbitrary<string> {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  return fc.tuple(texts, share, fc.constantFrom(...inserted)).map(([text, at, addition]) => {
    const cut = Math.round(at * text.length);
    return text.slice(0, cut) + addition + text.slice(cut);
  });
}

/** Text with a NUL or a lone surrogate in it. */
export const unstorable = (texts: fc.Arbitrary<string>) =>
  withInserted(texts, '\u0000', '\ud800', '\udfff', '\udc00\ud800');

/** Runs a check on many values, the edge cases first. */
export function forEvery<T>(values: fc.Arbitrary<T>, check: (value: T) => void, edges: T[] = []) {
  const property = fc.property(values, (value) => {
    check(value);
  });
  fc.assert(property, { examples: edges.map((edge) => [edge]) });
}

/** The first issue of a value as `path: message`, or undefined when it is valid. */
export function firstIssue(schema: z.ZodType, value: unknown): string | undefined {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}

export const goodUrls = [
  'https://example.com/a.png?b=1#c',
  'http://example.com',
  'HTTPS://EXAMPLE.COM/A',
  '/',
  '/uploads/a.png',
  'https://example.com/'.padEnd(500, 'a'),
  '/'.padEnd(500, 'a'),
];
export const badUrls = [
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com/x',
  'xhttps://example.com/x',
  '//example.com/x',
  '/\\example.com',
  'https:\\\\example.com',
  'https://',
  'https:example.com',
  'www.example.com',
  'image.png',
  '/an image.png',
  ' /image.png',
  '/image.png\n',
  '/image\u0000.png',
  '/image\ud800.png',
  'https://example.com/'.padEnd(501, 'a'),
  '/'.padEnd(501, 'a'),
];

/** Fails when a stored record lacks one of these fields, or when null is allowed in a required one or not in an optional one. */
export function expectFields(record: z.ZodObject, { required, optional }: { required: string; optional: string }) {
  const isNullable = (field: string) => nullableFields(record).includes(field);
  const allowsNull = Object.fromEntries(Object.keys(record.shape).map((field) => [field, isNullable(field)]));
  const fields = (names: string, nullable: boolean) => names.split(' ').map((name) => [name, nullable]);
  expect(allowsNull).toMatchObject(Object.fromEntries([...fields(required, false), ...fields(optional, true)]));
}

/** The fields of a stored record that may be null. */
export const nullableFields = (record: z.ZodObject) =>
  Object.entries(record.shape).flatMap(([name, field]) => ((field as z.ZodType).safeParse(null).success ? [name] : []));
