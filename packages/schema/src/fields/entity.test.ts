import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { firstIssue, forEvery, nullableFields } from '../testing/samples.ts';
import { describeField, patchOf, recordOf } from './entity.ts';
import { email, flag, id, integer, optionalText, optionalUrl, slug, text, textList, url } from './fields.ts';
import { instant } from './instant.ts';

const input = z.object({
  title: text('Title', { min: 3, max: 10 }),
  note: optionalText('Note', 10),
  image: optionalUrl('image URL'),
  tags: textList('Tag', { itemMax: 5, max: 2 }).default([]),
  active: flag('Active', true),
  order: integer('Order', 0, 9).default(4),
  at: instant('Invalid date').nullable().default(null),
});
const sent = {
  title: 'Trains',
  note: 'a',
  image: '/a',
  tags: ['x'],
  active: false,
  order: 1,
  at: '2025-01-02',
};
const kept = { ...sent, at: new Date('2025-01-02T00:00:00.000Z') };

describe('patchOf', () => {
  const patch = patchOf(input);
  const nothing = ': Send at least one field to change';

  test('contains exactly the fields that were sent', () => {
    const names = Object.keys(sent) as (keyof typeof sent)[];
    forEvery(fc.subarray(names, { minLength: 1 }), (some) => {
      const body = Object.fromEntries(some.map((name) => [name, sent[name]]));
      const changed = patch.parse({ ...body, unknown: 'x' });
      expect(changed).toEqual(Object.fromEntries(some.map((name) => [name, kept[name]])));
      expect(Object.keys(changed).sort()).toEqual([...some].sort());
    });
  });
  test('rejects a body without fields', () => {
    expect(firstIssue(patch, {})).toBe(nothing);
  });
  test('rejects a body with only unknown fields', () => {
    const bodies = fc.dictionary(
      fc.string().filter((name) => !(name in sent)),
      fc.jsonValue(),
    );
    forEvery(bodies, (body) => expect(firstIssue(patch, body)).toBe(nothing), [{ id: 1 }, { Title: 'Trains' }]);
  });
  test.each([
    ['title', 'ab', 'Title must be at least 3 characters'],
    ['title', null, 'Title must be at least 3 characters'],
    ['note', 'a'.repeat(11), 'Note must be at most 10 characters'],
    ['image', 'javascript:x', 'Invalid image URL'],
    ['tags', ['a', 'b', 'c'], 'Too many tags'],
    ['active', null, 'Active must be true or false'],
    ['order', 10, 'Order must be a whole number from 0 to 9'],
    ['at', '2025-02-30', 'Invalid date'],
  ])('rejects %s %j like the input', (field, value, message) => {
    expect(firstIssue(patch, { [field]: value })).toBe(`${field}: ${message}`);
    expect(firstIssue(input, { ...sent, [field]: value })).toBe(`${field}: ${message}`);
  });
  test('sets an optional field to null for null or blank text', () => {
    expect(patch.parse({ note: '', image: null, at: null })).toEqual({ note: null, image: null, at: null });
  });
  test('rejects values that are not objects', () => {
    for (const value of [undefined, null, 'title', 5, ['title']]) expect(patch.safeParse(value).success).toBe(false);
  });
});

describe('recordOf', () => {
  const record = recordOf(input, { id: z.int(), viewed: z.date().nullable() });
  const stored = { ...kept, id: 1, viewed: null };

  test('accepts the parsed input with the fields of the server', () => {
    expect(record.parse(stored)).toEqual(stored);
    expect(record.parse({ ...input.parse({ title: 'Trains' }), id: 1, viewed: null })).toMatchObject({ note: null });
  });
  test('has exactly the fields of the input and of the server', () => {
    expect(Object.keys(record.shape).sort()).toEqual([...Object.keys(sent), 'id', 'viewed'].sort());
  });
  test('makes only optional fields nullable', () => {
    expect(nullableFields(record).sort()).toEqual(['at', 'image', 'note', 'viewed']);
  });
  test('has no defaults and does not transform values', () => {
    for (const field of Object.keys(stored))
      expect(record.safeParse({ ...stored, [field]: undefined }).success, field).toBe(false);
    expect(record.parse({ ...stored, note: '  ', title: '' })).toMatchObject({ note: '  ', title: '' });
  });
  test.each([
    ['title', 5],
    ['note', 5],
    ['tags', 'x'],
    ['tags', [5]],
    ['active', 1],
    ['order', 1.5],
    ['order', '1'],
    ['at', '2025-01-02'],
    ['id', 1.5],
  ])('rejects %s %j, which has the wrong type', (field, value) => {
    expect(record.safeParse({ ...stored, [field]: value }).success).toBe(false);
  });
});

describe('describeField', () => {
  const tags = textList('Tag', { itemMax: 5, max: 2 });
  test.each([
    { name: 'text', field: text('Title', { max: 5 }), kind: 'text', nullable: false },
    {
      name: 'trimmed text',
      field: text('Title', { max: 5, trim: true, oneLine: true }),
      kind: 'text',
      nullable: false,
    },
    { name: 'text with a default', field: text('Author', { max: 5 }).default('x'), kind: 'text', nullable: false },
    { name: 'optional text', field: optionalText('Note', 5), kind: 'text', nullable: true },
    { name: 'a slug', field: slug(5, 2), kind: 'text', nullable: false },
    { name: 'an email', field: email(), kind: 'text', nullable: false },
    { name: 'z.email', field: z.email(), kind: 'text', nullable: false },
    { name: 'an address', field: url('address'), kind: 'text', nullable: false },
    { name: 'an optional address', field: optionalUrl('address'), kind: 'text', nullable: true },
    { name: 'a whole number', field: integer('Order', 0, 9), kind: 'integer', nullable: false },
    {
      name: 'a whole number with a default',
      field: integer('Order', 0, 9).default(0),
      kind: 'integer',
      nullable: false,
    },
    { name: 'an id', field: id('Bad'), kind: 'integer', nullable: false },
    { name: 'z.int', field: z.int(), kind: 'integer', nullable: false },
    { name: 'a flag', field: flag('Active', true), kind: 'flag', nullable: false },
    { name: 'a list', field: tags, kind: 'list', nullable: false },
    {
      name: 'a list that reads null as none',
      field: tags.nullable().transform((value) => value ?? []),
      kind: 'list',
      nullable: true,
    },
    {
      name: 'a list made of a nullable one',
      field: tags.nullable().pipe(z.array(z.string())),
      kind: 'list',
      nullable: false,
    },
    { name: 'an instant', field: instant('Bad'), kind: 'instant', nullable: false },
    { name: 'an optional instant', field: instant('Bad').nullable().default(null), kind: 'instant', nullable: true },
    { name: 'an optional date', field: z.date().optional(), kind: 'instant', nullable: false },
    {
      name: 'a nullable text inside a default',
      field: z.string().nullable().default('x'),
      kind: 'text',
      nullable: true,
    },
    { name: 'a choice', field: z.enum(['a']), kind: 'text', nullable: false },
  ])('returns $kind, nullable $nullable, for $name', ({ field, kind, nullable }) => {
    expect(describeField(field)).toEqual({ kind, nullable });
  });
  test.each([
    { type: 'object', field: z.object({}) },
    { type: 'union', field: z.union([z.string(), z.number()]) },
    { type: 'unknown', field: z.unknown() },
    { type: 'bigint', field: z.bigint() },
  ])('throws for a field of type $type', ({ type, field }) => {
    expect(() => describeField(field)).toThrow(new TypeError(`A field of type ${type} has no column`));
  });
});
