import { brand } from '@site/schema/brand';
import { expect, test } from 'vitest';
import { countryOptions, priceExample } from './countries.ts';

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
