import { brand } from '@site/schema/brand';
import { expect, test } from 'vitest';
import { countryOf, countryOptions, priceExample, proposeZone, searchPlaces } from './countries.ts';

test('offers each country once, by its name, with a code that can be stored', () => {
  const options = countryOptions('IN');
  expect(options).toHaveLength(249);
  expect(new Set(options.map(({ label }) => label)).size).toBe(249);
  expect(options).toContainEqual({ value: 'DE', label: 'Germany' });
  expect(options.filter(({ value, label }) => value === label)).toEqual([]);
  for (const { value } of options) expect(brand.shape.address.shape.country.parse(value)).toBe(value);
});

test.each([
  ['XK', 'Kosovo'],
  ['QQ', 'QQ'],
])('a stored %s, which is not in the list, is offered as %s', (value, label) => {
  expect(countryOptions(value)).toContainEqual({ value, label });
  expect(countryOptions('IN')).not.toContainEqual({ value, label });
});

test.each([
  ['IN', '₹15,000'],
  ['DE', '€15,000'],
  ['US', '$15,000'],
  ['QQ', '15,000'],
])('the example of a price in %s is %s', (country, example) => {
  expect(priceExample(country, 15_000)).toBe(example);
});

const found = (options: { value: string; label: string }[], search: string) =>
  searchPlaces({ options, search, limit: Number.POSITIVE_INFINITY }).map((option) =>
    'value' in option ? option.value : '',
  );

test.each([
  ['Brasil', 'BR'],
  ['brazil', 'BR'],
  ['Deutschland', 'DE'],
  ['germ', 'DE'],
  ['espana', 'ES'],
  ['cote d’ivoire', 'CI'],
  ['भारत', 'IN'],
])('the search for the country %s finds %s', (search, code) => {
  expect(found(countryOptions('IN'), search)).toContain(code);
});

test.each([
  ['São Paulo', ['America/Sao_Paulo']],
  ['sao paulo', ['America/Sao_Paulo']],
  ['Sao_Paulo', ['America/Sao_Paulo']],
  ['Deutschland', ['Europe/Berlin', 'Europe/Busingen']],
  ['Berlin', ['Europe/Berlin']],
  ['Nowhere', []],
])('the search for the zone %s finds %j', (search, zones) => {
  const options = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }));
  expect(found(options, search)).toEqual(zones);
});

test('a zone belongs to a country, and UTC to none', () => {
  const zones = ['America/Sao_Paulo', 'Europe/Berlin', 'UTC', ''];
  expect(zones.map(countryOf)).toEqual(['BR', 'DE', undefined, undefined]);
});

test.each([
  ['BR', 'São Paulo', ['Asia/Kolkata'], 'America/Sao_Paulo'],
  ['BR', 'Manaus', ['America/Recife'], 'America/Recife'],
  ['DE', 'München', ['Asia/Kolkata'], 'Europe/Berlin'],
  ['IN', 'Pune', ['Europe/Berlin', 'Asia/Kolkata'], 'Asia/Kolkata'],
  ['IN', 'Pune', [''], 'Asia/Calcutta'],
  ['', '', ['Asia/Kolkata'], undefined],
  ['US', '', ['Asia/Kolkata'], 'America/New_York'],
  ['BR', '', [], 'America/Sao_Paulo'],
  ['ES', '', [], 'Europe/Madrid'],
])('for the country %j, the city %j and the zones %j, the proposed zone is %s', (country, city, zones, expected) => {
  expect(proposeZone(country, city, zones)).toBe(expected);
});
