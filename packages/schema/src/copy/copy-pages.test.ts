import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { brandDefaults } from '../brand-defaults.ts';
import { firstIssue } from '../testing/samples.ts';
import { type CopyField, type CopyFields, describeCopy } from './copy-field.ts';
import { blankCopy, copyDraft, copyNames, copyPages, defaultCopy, ownPlaceholders } from './copy-pages.ts';
import { fillIn, placeholders } from './fill-in.ts';
import { replaceNames } from './replace-names.ts';

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(texts);

describe.each(copyNames)('the texts of %s', (name) => {
  test('have defaults that are valid and fill in every placeholder', () => {
    const copy = defaultCopy(name);
    expect(copyPages[name].schema.parse(copy)).toEqual(copy);
    expect(copyDraft.parse({ page: name, values: copy })).toEqual({ page: name, values: copy });
    const own = ownPlaceholders(name);
    for (const text of texts(fillIn(copy, brandDefaults))) expect(replaceNames(text, own)).not.toMatch(/[{}]/);
  });

  test('describe every field for the form', () => {
    const labels = Object.values(copyPages[name].schema.shape as CopyFields).flatMap(labelsOf);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => label.trim() === '')).toEqual([]);
  });

  test('may be empty where they are optional, and are required elsewhere', () => {
    for (const { path, field } of allFields(copyPages[name].schema.shape as CopyFields)) {
      const described = describeCopy(field);
      if (described.control === 'group') continue;
      const values = nested(path, described.control === 'list' ? [] : '');
      const issue = firstIssue(copyPages[name].schema, values);
      if (described.control !== 'lineColor' && described.isOptional) expect(issue).toBeUndefined();
      else expect(issue).toMatch(new RegExp(`^${path.join('.')}: `));
    }
  });
});

type Located = { path: string[]; field: z.ZodType };

/** The fields outside lists. */
function allFields(fields: CopyFields, path: string[] = []): Located[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const described = describeCopy(field);
    const located = { path: [...path, key], field };
    return described.control === 'group' ? allFields(described.fields, located.path) : [located];
  });
}

const nested = (path: string[], value: unknown): object =>
  path.reduceRight((inner, key) => ({ [key]: inner }), value as object);

function labelsOf(field: z.ZodType): string[] {
  const described: CopyField = describeCopy(field);
  const inner =
    described.control === 'group'
      ? Object.values(described.fields)
      : described.control === 'list'
        ? [described.item]
        : [];
  return [described.label, ...inner.flatMap(labelsOf)];
}

test('the texts of a site without demo content are valid and name no country, law, figure or client of the demo', () => {
  for (const name of copyNames) {
    const blank = blankCopy(name);
    expect(copyDraft.safeParse({ page: name, values: blank }).error).toBeUndefined();
    const claims = texts(blank).filter((text) =>
      /Ascent|India|Delhi|Hindi|Devanagari|\bIST\b|\bGST\b|UPI|DPDP|₹|lakh|[0-9]\+|%|digital agency/i.test(text),
    );
    expect(claims, name).toEqual([]);
  }
});

test('every figure of the demo site has a caption, and a figure stored without one gets an empty caption', () => {
  const { hero, whyUs } = defaultCopy('home');
  const { figures, foundedCaption } = defaultCopy('about').facts;
  const captions = [...hero.figures, ...whyUs.figures, ...figures].map(({ caption }) => caption).concat(foundedCaption);
  expect(captions.filter((caption) => caption.length < 20)).toEqual([]);
  expect(new Set(captions).size).toBe(captions.length);

  const stored = { hero: { figures: [{ figure: '7', label: 'Lines' }] } };
  expect(copyPages.home.schema.parse(stored).hero.figures).toEqual([{ figure: '7', label: 'Lines', caption: '' }]);
});

test('replaces every known placeholder and keeps other braces', () => {
  const all = Object.keys(placeholders)
    .map((name) => `{${name}}`)
    .join(' ');
  expect(fillIn(all, brandDefaults)).not.toContain('{');
  expect(fillIn(['{constructor} {name}', 5, null], brandDefaults)).toEqual(['{constructor} Ascent Digital', 5, null]);
});

test('a sentence with a missing fact is left out', () => {
  const texts = [
    'Write to us. Or call {phone}! We answer.',
    'Call {phone}',
    '{reach}, or the form.\nOpen from {opens}',
  ];
  expect(fillIn(texts, { ...brandDefaults, phone: '' })).toEqual([
    'Write to us. We answer.',
    '',
    'Email hello@ascentdigital.example, or the form.\nOpen from 09:00',
  ]);
  expect(fillIn('{reach}', brandDefaults)).toBe('Phone +91 11 5550 0123, email hello@ascentdigital.example');
});

test.each([
  [2019, '2019–2026'],
  [2026, '2026'],
  [null, '2026'],
])('the years of an agency founded in %s are %s', (foundingYear, years) => {
  expect(fillIn('{years}', { ...brandDefaults, foundingYear }, new Date('2026-05-01'))).toBe(years);
});

test('rejects a draft with an unknown placeholder, but accepts braces that contain no name', () => {
  const titled = (page: string, title: string) => ({ page, values: { hero: { title } } });
  expect(firstIssue(copyDraft, titled('about', 'About {nam} in {city}'))).toMatch(
    /^values\.hero\.title: \{nam\} is not available in this text\. Use \{name\}, \{slogan\}, \{address\}, /,
  );
  expect(firstIssue(copyDraft, titled('about', '{name}: { }, {}, {a b}, {2}, {name'))).toBeUndefined();
  const figures = [{ figure: '7', label: 'Lines of {Name}', caption: '' }];
  expect(firstIssue(copyDraft, { page: 'home', values: { hero: { figures } } })).toMatch(
    /^values\.hero\.figures\.0\.label: \{Name\} is not available/,
  );
  const mail = (text: string) => ({ page: 'mail', values: { greeting: { named: text } } });
  expect(firstIssue(copyDraft, mail('Hello {visitor}'))).toBeUndefined();
  expect(firstIssue(copyDraft, mail('Hello {when}'))).toMatch(
    /^values\.greeting\.named: \{when\} is not available in this text\. Use \{visitor\}, \{name\}, /,
  );
  const late = { page: 'mail', values: { confirmation: { late: 'By {replyBy}' } } };
  expect(firstIssue(copyDraft, late)).toContain('{replyBy} is not available in this text');
  expect(firstIssue(copyDraft, titled('about', 'Hello {visitor}'))).toContain('{visitor} is not available');
});

test('a draft belongs to a known page, and its errors have the paths of their fields', () => {
  expect(firstIssue(copyDraft, { page: 'nowhere', values: {} })).toBe('page: There are no such texts');
  expect(firstIssue(copyDraft, { page: 'home', values: { hero: { title: '' } } })).toBe(
    'values.hero.title: Headline is required',
  );
});
