import { describe, expect, test } from 'vitest';
import { service, serviceId, serviceInput, serviceLink, servicePatch, serviceSlug } from './service.ts';
import { rulesOf, testId } from './testing/rules.ts';
import { expectFields, firstIssue, slugUnit } from './testing/samples.ts';

const sent = {
  title: 'SEO',
  description: 'Be found first.',
  icon: 'fas fa-search',
  features: ['Audits'],
  gradient: 'from-blue-500 to-purple-600',
  color: 'text-blue-600',
  href: '/services/seo',
};
const rules = rulesOf(serviceInput, sent);

rules.text('title', { label: 'Title', min: 3, max: 200 });
rules.text('description', { label: 'Description', min: 10, max: 500 });
rules.text('icon', { label: 'Icon', min: 1, max: 50, tooShort: 'Icon is required', tooLong: 'Icon class too long' });
rules.list('features', {
  item: 'Feature',
  itemMax: 100,
  min: 1,
  tooFew: 'At least one feature required',
  max: 10,
});
rules.text('gradient', { label: 'Gradient', min: 1, max: 100, tooShort: 'Gradient is required' });
rules.text('color', { label: 'Color', min: 1, max: 50, tooShort: 'Color is required' });
rules.text('href', { label: 'URL path', min: 1, max: 100, tooShort: 'URL path is required', unit: slugUnit });
rules.optionalText('metaTitle', { label: 'Meta title', max: 200 });
rules.optionalText('metaDescription', { label: 'Meta description', max: 300 });
rules.optionalText('heroTitle', { label: 'Hero title', max: 200 });
rules.optionalText('heroDescription', { label: 'Hero description', max: 500 });
rules.list('serviceDetails', {
  item: 'Service detail',
  itemMax: 200,
  max: 20,
});
rules.optionalText('priceFrom', { label: 'Price', max: 50 });
rules.optionalText('duration', { label: 'Duration', max: 50 });
rules.optionalText('leadTime', { label: 'Lead time', max: 50 });
rules.url('imageUrl', { label: 'image URL', optional: true });
rules.optionalText('family', { label: 'Family', max: 40 });
rules.flag('active', { label: 'Active', initial: true });
rules.integer('sortOrder', { label: 'Sort order', min: 0, max: 1000, initial: 0 });
rules.coverEveryField('coverObject');
testId(serviceId, 'Invalid service ID');

describe('href', () => {
  const full = '/'.padEnd(100, 'a');
  test.each(['/', '/services/seo', 'seo-audits', '#pricing', 'https://example.com/seo', full])('keeps %j', (value) => {
    rules.keeps('href', value);
  });
  test.each([
    'javascript:alert(1)',
    'data:x',
    '//example.com',
    '/\\example.com',
    'SEO',
    'a b',
    'services/seo',
    '#',
    '#a b',
  ])('rejects %j', (value) => {
    rules.rejects('href', 'URL path must be a path such as /services/seo, or a full web address', [value]);
  });
  test.each([
    '/services',
    '/services?all#top',
    '/services/Größe_1.0~a',
    '/servicesx/a/b',
    'https://a.example/services/a/b',
    '/services?next=/../about',
    '/%2573ervices/a@b',
    '/%ff',
  ])('keeps %j, which is not below /services or has no page', (value) => {
    rules.keeps('href', value);
  });
  test.each([
    '/services/',
    '/services/zz%20sp',
    '/services/a/b',
    '/services/a/',
    '/services//a',
    '/services/a?b=1',
    '/services/a#b',
    '/services/a+b',
    '/SERVICES/a',
    '/%73ervices/a@b',
    '/%53ervices/%ff',
    '/services%2fa@b',
    '/%73ervices/seo',
  ])('rejects %j, which is below /services but is not a single plain segment', (value) => {
    rules.rejects(
      'href',
      'A path below /services/ has one segment of letters, digits and -._~, such as /services/seo',
      [value],
    );
  });
  test.each(['/services/.', '/services/..', '/services/%2e', '/../x', '/x/%2E./services/seo', '/..?a', '/x/.#b'])(
    'rejects %j, in which browsers would resolve a dot segment',
    (value) => {
      rules.rejects('href', 'URL path must not contain the segments "." and ".."', [value]);
    },
  );
  test('a stored record may have a path that the input rejects', () => {
    expect(service.shape.href.parse('/services/a/b')).toBe('/services/a/b');
  });
  test('reports a single issue for an empty path', () => {
    expect(serviceInput.shape.href.safeParse('').error?.issues).toHaveLength(1);
  });
  test('rejects a path of 101 characters', () => {
    rules.rejects('href', 'URL path must be at most 100 characters', [`${full}a`]);
  });
});

test('adds the defaults of missing fields and drops unknown fields', () => {
  const parsed = serviceInput.parse({ ...sent, id: 7, updatedAt: 0, extra: 'x' });
  expect(parsed).toMatchObject({
    ...sent,
    metaTitle: null,
    metaDescription: null,
    heroTitle: null,
    heroDescription: null,
    serviceDetails: [],
    priceFrom: null,
    duration: null,
    leadTime: null,
    imageUrl: null,
    active: true,
    sortOrder: 0,
  });
  for (const field of ['id', 'updatedAt', 'extra']) expect(parsed).not.toHaveProperty(field);
});

test('converts null service details to an empty list', () => {
  expect(rules.stored('serviceDetails', null)).toEqual([]);
  expect(servicePatch.parse({ serviceDetails: null })).toEqual({ serviceDetails: [] });
});

test('a patch validates each field like the input', () => {
  expect(servicePatch.parse({ active: false })).toEqual({ active: false });
  expect(firstIssue(servicePatch, { features: [] })).toBe('features: At least one feature required');
  expect(firstIssue(servicePatch, { sortOrder: 1001 })).toBe(
    'sortOrder: Sort order must be a whole number from 0 to 1000',
  );
});

test('accepts a slug of 1 to 256 characters in a URL', () => {
  for (const value of ['a', 'a'.repeat(256)]) expect(serviceSlug.parse(value)).toBe(value);
  expect(firstIssue(serviceSlug, '')).toBe(': Service is required');
  expect(firstIssue(serviceSlug, 'a'.repeat(257))).toBe(': Service must be at most 256 characters');
  expect(firstIssue(serviceSlug, 'a\u0000')).toBe(': Service contains characters that cannot be stored');
});

test('a stored service has the fields of the specification and those of its ticket; only optional ones are nullable', () => {
  const server = 'id createdAt updatedAt';
  expectFields(service, {
    required: `${server} title description icon features gradient color href serviceDetails active sortOrder`,
    optional: 'metaTitle metaDescription heroTitle heroDescription priceFrom duration leadTime imageUrl',
  });
});

test('the navigation gets only the fields of a service that it shows or groups by', () => {
  expect(Object.keys(serviceLink.shape).sort()).toEqual(['color', 'family', 'gradient', 'href', 'icon', 'id', 'title']);
});
