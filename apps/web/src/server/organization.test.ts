import { brandDefaults } from '@site/schema/brand-defaults';
import { expect, test } from 'vitest';
import { defaultSite } from '../seo/default-site.ts';
import { expectProperties } from '../seo/expect-properties.ts';
import { organization } from './organization.ts';

const site = { publicUrl: 'https://agency.example', ...defaultSite };

const full = organization(site);

test('the organisation has the properties that LocalBusiness requires and all facts of the agency', () => {
  expectProperties(full, [
    ...['name', 'address', 'url', 'logo', 'image', 'telephone', 'email', 'sameAs', 'slogan', 'foundingDate'],
    ...['numberOfEmployees', 'areaServed', 'openingHours', 'priceRange', 'aggregateRating'],
  ]);
  expect(full['@type']).toContain('Organization');
  expect(full).toMatchObject({
    openingHours: 'Mo-Fr 09:00-18:00',
    foundingDate: '2019',
    numberOfEmployees: { minValue: 10, maxValue: 50 },
    address: { '@type': 'PostalAddress', addressCountry: 'IN', addressLocality: 'New Delhi', postalCode: '110001' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 150, bestRating: 5 },
  });
});

test('the organisation has no facts that are not set', () => {
  const unset = { rating: null, socials: [], priceRange: null, foundingYear: null, teamSize: null };
  const bare = organization({ ...site, brand: { ...brandDefaults, ...unset } });
  for (const absent of ['aggregateRating', 'sameAs', 'priceRange', 'foundingDate', 'numberOfEmployees']) {
    expect(bare).not.toHaveProperty(absent);
  }
  expectProperties(bare, ['name', 'address', 'url', 'logo']);
});

test('the organisation has no opening hours with unknown names of days', () => {
  const on = (days: string) =>
    organization({ ...site, brand: { ...brandDefaults, officeHours: { ...brandDefaults.officeHours, days } } });
  expect(on('Saturday')).toMatchObject({ openingHours: 'Sa 09:00-18:00' });
  for (const days of ['Whenever', 'Monday, Friday', 'Monday to never'])
    expect(on(days)).not.toHaveProperty('openingHours');
});

test('the organisation has absolute URLs on this site', () => {
  expect(full.url).toBe('https://agency.example/');
  expect(full.logo).toMatch(/^https:\/\/agency\.example\//);
});
