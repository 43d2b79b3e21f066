import { callInput } from '@site/schema/call';
import { caseStudyInput } from '@site/schema/case-study';
import { contactInput } from '@site/schema/contact';
import { postInput } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { serviceInput } from '@site/schema/service';
import { expect, test } from 'vitest';
import { type Added, addresses, bodies, type Entity, testAdmin } from './content.ts';

/*
 * Holds an entity to its validation rules through REST. A table says of each field what is refused, in which words
 * and at which path, and what is still accepted.
 */

export type Refused = [value: unknown, message: string, at?: string];
export type FieldRule = {
  refused: Refused[];
  /** Values that are stored as they are sent. */
  accepted?: unknown[];
  /** Values that are stored as something else: what is sent, what is stored. */
  becomes?: [unknown, unknown][];
};

/** Stands for a field that is left out. */
export const absent = undefined;

/** A text of exactly this many characters. */
export const letters = (count: number) => 'x'.repeat(count);
export const list = (count: number, item: (index: number) => string = (index) => `item ${index}`) =>
  Array.from({ length: count }, (_, index) => item(index));

/** A required text with lower and upper limits. */
export function textRule(min: number, max: number, tooShort: string, tooLong: string): FieldRule {
  return {
    refused: [
      [absent, tooShort],
      [null, tooShort],
      [7, tooShort],
      ['', tooShort],
      [' '.repeat(max), tooShort],
      ...(min > 1 ? [[letters(min - 1), tooShort] satisfies Refused] : []),
      [letters(max + 1), tooLong],
    ],
    accepted: [letters(min), letters(max)],
  };
}

/** A text that may be left out or null; empty is the same as null. */
export function optionalTextRule(label: string, max: number, tooLong: string): FieldRule {
  return {
    refused: [
      [7, `${label} must be text`],
      [letters(max + 1), tooLong],
    ],
    accepted: ['x', letters(max), null],
    becomes: [
      ['', null],
      ['  ', null],
      [absent, null],
    ],
  };
}

const emailOf = (length: number) => `ravi@${'abc.'.repeat(70)}`.slice(0, length - 4).concat('.com');

/** Held to its form and its length, and stored in small letters. */
export function emailRule(): FieldRule {
  const malformed = [
    absent,
    null,
    7,
    '',
    'ravi',
    'ravi@',
    '@example.com',
    'ravi@example',
    'ravi kumar@example.com',
    'ravi@example.com, asha@example.com',
    'ravi@example.com\nBcc: all@example.com',
    'Ravi <ravi@example.com>',
  ];
  return {
    refused: [...malformed.map((value): Refused => [value, 'Invalid email format']), [emailOf(256), 'Email too long']],
    accepted: ['r@example.co', 'ravi.kumar+work@mail.example.com', emailOf(255)],
    becomes: [['Ravi.Kumar@Example.COM', 'ravi.kumar@example.com']],
  };
}

const urlOf = (length: number) => `https://example.com/${letters(length - 20)}`;
const badUrls = [
  7,
  'nowhere',
  'example.com/image.png',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:image/png;base64,AAAA',
  'ftp://example.com/image.png',
  '//example.com/image.png',
  '/\\example.com',
  'https://',
  'https:///image.png',
  'https://example.com/an image.png',
  'https://example.com/\nimage.png',
  urlOf(501),
];
const goodUrls = ['https://example.com', 'http://example.com:8080/a.png?b=c#d', '/art/tea.svg', urlOf(500)];

export function urlRule(message: string): FieldRule {
  return { refused: [absent, null, '', ...badUrls].map((value) => [value, message]), accepted: goodUrls };
}

export function optionalUrlRule(message: string): FieldRule {
  return {
    refused: badUrls.map((value) => [value, message]),
    accepted: [...goodUrls, null],
    becomes: [
      ['', null],
      [absent, null],
    ],
  };
}

export function flagRule(label: string, initial: boolean): FieldRule {
  const message = `${label} must be true or false`;
  return {
    refused: ['true', 1, null, ''].map((value) => [value, message]),
    accepted: [true, false],
    becomes: [[absent, initial]],
  };
}

export function integerRule(label: string, min: number, max: number, initial: number): FieldRule {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return {
    refused: [min - 1, max + 1, min + 0.5, String(min), '', null, true].map((value) => [value, message]),
    accepted: [min, max],
    becomes: [[absent, initial]],
  };
}

type ListRule = { field: string; item: string; itemMax: number; max: number; tooMany: string; notAList?: string };

/** A list of texts that may be left out. */
export function listRule({ field, item, itemMax, max, tooMany, notAList }: ListRule): FieldRule {
  const tooLong = `${item} must be at most ${itemMax} characters`;
  return {
    refused: [
      [list(max + 1), tooMany],
      [['first', ''], `${item} is required`, `${field}.1`],
      [['  '], `${item} is required`, `${field}.0`],
      [[7], `${item} is required`, `${field}.0`],
      [['first', letters(itemMax + 1)], tooLong, `${field}.1`],
      ...(notAList ? ['first, second', { 0: 'first' }, 7].map((value) => [value, notAList] satisfies Refused) : []),
    ],
    accepted: [[], list(max), ['x', letters(itemMax)]],
    becomes: [[absent, []]],
  };
}

/** How a stored record is changed: what replaces it is held to the same rules, and so is a single field. */
const changes: Partial<Record<Entity, { method: 'PUT' | 'PATCH'; url: string }>> = {
  service: { method: 'PATCH', url: '/api/services' },
  project: { method: 'PUT', url: '/api/portfolio' },
  caseStudy: { method: 'PATCH', url: '/api/case-studies' },
  post: { method: 'PUT', url: '/api/admin/blog-posts' },
};

// Some hundred requests in one test: a database for each of them would take longer than all of them.
const PATIENCE_MS = 60_000;

const inputs = {
  service: serviceInput,
  project: projectInput,
  caseStudy: caseStudyInput,
  post: postInput,
  contact: contactInput,
  call: callInput,
};

/** Holds every field of the entity to its rule. Where the answer to a new record is not the record, a list has it. */
export function testRules(entity: Entity, name: string, rules: Record<string, FieldRule>, list?: string): void {
  const valid = bodies[entity];
  const eachField = Object.entries(rules);

  test(`every field of ${name} has a rule here`, () => {
    expect(Object.keys(rules).toSorted()).toEqual(Object.keys(inputs[entity].shape).toSorted());
  });

  const refuses = `${name} is refused with any bad value in any field, in the words of its rule`;
  test(refuses, { timeout: PATIENCE_MS }, async () => {
    const { add, sendAsAdmin } = await testAdmin();
    const { id } = await add(entity);
    const { method, url } = changes[entity] ?? {};
    for (const [field, { refused }] of eachField) {
      for (const [value, message, at = field] of refused) {
        const whole = { ...valid, [field]: value };
        const answers = [await sendAsAdmin('POST', addresses[entity], whole)];
        if (method === 'PUT') answers.push(await sendAsAdmin(method, `${url}/${id}`, whole));
        if (method === 'PATCH' && value !== absent) {
          answers.push(await sendAsAdmin(method, `${url}/${id}`, { [field]: value }));
        }
        for (const { status, body } of answers) {
          const { issues = [], ...rest }: { message?: string; issues?: unknown[] } = body;
          expect.soft(status, told(field, value)).toBe(400);
          expect.soft(rest, told(field, value)).toEqual({ message });
          expect.soft(issues[0], told(field, value)).toEqual({ path: at, message });
        }
      }
    }
  });

  const takes = `${name} is taken with the least and the most of every field, and stored as the rule says`;
  test(takes, { timeout: PATIENCE_MS }, async () => {
    const { add, sendAsAdmin } = await testAdmin();
    const taken: { field: string; sent: unknown; kept: unknown; record: Added }[] = [];
    for (const [field, { accepted = [], becomes = [] }] of eachField) {
      for (const [sent, kept] of [...accepted.map((value) => [value, value]), ...becomes]) {
        const apart = entity === 'post' && field !== 'slug' ? { slug: `post-${taken.length}` } : {};
        taken.push({ field, sent, kept, record: await add(entity, { ...apart, [field]: sent }) });
      }
    }
    const records: Added[] = list ? (await sendAsAdmin('GET', list)).body : taken.map(({ record }) => record);
    for (const { field, sent, kept, record } of taken) {
      expect.soft(records.find(({ id }) => id === record.id)?.[field], told(field, sent)).toEqual(kept);
    }
  });
}

function told(field: string, value: unknown): string {
  return `${field}: ${JSON.stringify(value)?.slice(0, 60)}`;
}
