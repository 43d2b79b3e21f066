import { callInput } from '@site/schema/call';
import { caseStudyInput } from '@site/schema/case-study';
import { contactInput } from '@site/schema/contact';
import { postInput } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { serviceInput } from '@site/schema/service';
import { expect, test } from 'vitest';
import { type Added, bodies, createPaths, type Entity, testAdmin } from './content.ts';

/*
 * Tests the validation rules of an entity over REST. A table lists for each field which values are rejected, with which
 * message and at which path, and which values are accepted.
 */

export type RejectedValue = [value: unknown, message: string, path?: string];
export type FieldRule = {
  rejected: RejectedValue[];
  /** Values that are stored as they are sent. */
  accepted?: unknown[];
  /** Values that are stored in another form: [sent, stored]. */
  normalized?: [unknown, unknown][];
};

/** The value of a field that is left out. */
export const absent = undefined;

/** A string of exactly this many characters. */
export const textOfLength = (count: number) => 'x'.repeat(count);
export const list = (count: number, item: (index: number) => string = (index) => `item ${index}`) =>
  Array.from({ length: count }, (_, index) => item(index));

/** The rule of a required string with a minimum and a maximum length. */
export function textRule(min: number, max: number, tooShort: string, tooLong: string): FieldRule {
  return {
    rejected: [
      [absent, tooShort],
      [null, tooShort],
      [7, tooShort],
      ['', tooShort],
      [' '.repeat(max), tooShort],
      ...(min > 1 ? [[textOfLength(min - 1), tooShort] satisfies RejectedValue] : []),
      [textOfLength(max + 1), tooLong],
    ],
    accepted: [textOfLength(min), textOfLength(max)],
  };
}

/** The rule of an optional string: absent and empty values are stored as null. */
export function optionalTextRule(label: string, max: number, tooLong: string): FieldRule {
  return {
    rejected: [
      [7, `${label} must be text`],
      [textOfLength(max + 1), tooLong],
    ],
    accepted: ['x', textOfLength(max), null],
    normalized: [
      ['', null],
      ['  ', null],
      [absent, null],
    ],
  };
}

const emailOf = (length: number) => `ravi@${'abc.'.repeat(70)}`.slice(0, length - 4).concat('.com');

/** The rule of an email address, which is stored in lower case. */
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
    rejected: [
      ...malformed.map((value): RejectedValue => [value, 'Invalid email format']),
      [emailOf(256), 'Email too long'],
    ],
    accepted: ['r@example.co', 'ravi.kumar+work@mail.example.com', emailOf(255)],
    normalized: [['Ravi.Kumar@Example.COM', 'ravi.kumar@example.com']],
  };
}

const urlOf = (length: number) => `https://example.com/${textOfLength(length - 20)}`;
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
  return { rejected: [absent, null, '', ...badUrls].map((value) => [value, message]), accepted: goodUrls };
}

export function optionalUrlRule(message: string): FieldRule {
  return {
    rejected: badUrls.map((value) => [value, message]),
    accepted: [...goodUrls, null],
    normalized: [
      ['', null],
      [absent, null],
    ],
  };
}

export function booleanRule(label: string, initial: boolean): FieldRule {
  const message = `${label} must be true or false`;
  return {
    rejected: ['true', 1, null, ''].map((value) => [value, message]),
    accepted: [true, false],
    normalized: [[absent, initial]],
  };
}

export function integerRule(label: string, min: number, max: number, initial: number): FieldRule {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return {
    rejected: [min - 1, max + 1, min + 0.5, String(min), '', null, true].map((value) => [value, message]),
    accepted: [min, max],
    normalized: [[absent, initial]],
  };
}

type ListRule = { field: string; item: string; itemMax: number; max: number; tooMany: string; notAList?: string };

/** The rule of an optional list of strings. */
export function listRule({ field, item, itemMax, max, tooMany, notAList }: ListRule): FieldRule {
  const tooLong = `${item} must be at most ${itemMax} characters`;
  return {
    rejected: [
      [list(max + 1), tooMany],
      [['first', ''], `${item} is required`, `${field}.1`],
      [['  '], `${item} is required`, `${field}.0`],
      [[7], `${item} is required`, `${field}.0`],
      [['first', textOfLength(itemMax + 1)], tooLong, `${field}.1`],
      ...(notAList
        ? ['first, second', { 0: 'first' }, 7].map((value) => [value, notAList] satisfies RejectedValue)
        : []),
    ],
    accepted: [[], list(max), ['x', textOfLength(itemMax)]],
    normalized: [[absent, []]],
  };
}

/** The requests that change a stored record; they apply the same rules. */
const changes: Partial<Record<Entity, { method: 'PUT' | 'PATCH'; url: string }>> = {
  service: { method: 'PATCH', url: '/api/services' },
  project: { method: 'PUT', url: '/api/portfolio' },
  caseStudy: { method: 'PATCH', url: '/api/case-studies' },
  post: { method: 'PUT', url: '/api/admin/blog-posts' },
};

// One test sends hundreds of requests, because creating a database for each would take even longer.
const TIMEOUT_MS = 60_000;

const inputs = {
  service: serviceInput,
  project: projectInput,
  caseStudy: caseStudyInput,
  post: postInput,
  contact: contactInput,
  call: callInput,
};

/**
 * Tests every field of the entity. `listUrl` is needed for entities whose POST response is not the record: the stored
 * record is read from that list.
 */
export function testRules(entity: Entity, name: string, rules: Record<string, FieldRule>, listUrl?: string): void {
  const valid = bodies[entity];
  const eachField = Object.entries(rules);

  test(`the rules cover every field of ${name}`, () => {
    expect(Object.keys(rules).toSorted()).toEqual(Object.keys(inputs[entity].shape).toSorted());
  });

  test(`rejects ${name} with an invalid value in any field, with the message of the rule`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const { add, sendAsAdmin } = await testAdmin();
    const { id } = await add(entity);
    const { method, url } = changes[entity] ?? {};
    for (const [field, { rejected }] of eachField) {
      for (const [value, message, path = field] of rejected) {
        const body = { ...valid, [field]: value };
        const responses = [await sendAsAdmin('POST', createPaths[entity], body)];
        if (method === 'PUT') responses.push(await sendAsAdmin(method, `${url}/${id}`, body));
        if (method === 'PATCH' && value !== absent) {
          responses.push(await sendAsAdmin(method, `${url}/${id}`, { [field]: value }));
        }
        for (const { status, body: error } of responses) {
          const { issues = [], ...rest }: { message?: string; issues?: unknown[] } = error;
          expect.soft(status, describeValue(field, value)).toBe(400);
          expect.soft(rest, describeValue(field, value)).toEqual({ message });
          expect.soft(issues[0], describeValue(field, value)).toEqual({ path, message });
        }
      }
    }
  });

  test(`accepts ${name} with the limit values of every field, and stores them as the rule defines`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const { add, sendAsAdmin } = await testAdmin();
    const cases: { field: string; sent: unknown; stored: unknown; record: Added }[] = [];
    for (const [field, { accepted = [], normalized = [] }] of eachField) {
      for (const [sent, stored] of [...accepted.map((value) => [value, value]), ...normalized]) {
        const uniqueSlug = entity === 'post' && field !== 'slug' ? { slug: `post-${cases.length}` } : {};
        cases.push({ field, sent, stored, record: await add(entity, { ...uniqueSlug, [field]: sent }) });
      }
    }
    const records: Added[] = listUrl ? (await sendAsAdmin('GET', listUrl)).body : cases.map(({ record }) => record);
    for (const { field, sent, stored, record } of cases) {
      expect.soft(records.find(({ id }) => id === record.id)?.[field], describeValue(field, sent)).toEqual(stored);
    }
  });
}

function describeValue(field: string, value: unknown): string {
  return `${field}: ${JSON.stringify(value)?.slice(0, 60)}`;
}
