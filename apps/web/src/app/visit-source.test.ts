import { expect, test } from 'vitest';
import { sourceOf } from './visit-source.ts';

const site = 'https://agency.example';

test('returns the first page, the page that linked to it and the campaign', () => {
  const url = `${site}/services/seo?utm_source=news&page=2&utm_medium=mail#form`;
  expect(sourceOf({ url, referrer: 'https://search.example/?q=seo' })).toEqual({
    landingPage: '/services/seo',
    referrer: 'https://search.example/?q=seo',
    campaign: 'utm_source=news&utm_medium=mail',
  });
});

test('omits a referrer on this site, and missing values', () => {
  const nothing = { landingPage: '/', referrer: null, campaign: null };
  for (const referrer of ['', `${site}/blog`, 'about'])
    expect(sourceOf({ url: `${site}/`, referrer })).toEqual(nothing);
});

test('cuts values that are too long to be stored', () => {
  const long = 'x'.repeat(600);
  const source = sourceOf({ url: `${site}/${long}?utm_source=${long}`, referrer: `https://other.example/${long}` });
  expect(Object.values(source).map((text) => text?.length)).toEqual([500, 500, 300]);
});
