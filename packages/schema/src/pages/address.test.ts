import { expect, test } from 'vitest';
import { cityLine, countryLine, oneLineAddress } from './address.ts';

const address = (country: string, city: string, region: string, postalCode: string) => ({
  street: '1 Main Street',
  city,
  region,
  postalCode,
  country,
});

test.each([
  [address('IN', 'New Delhi', 'Delhi', '110001'), 'New Delhi 110001', 'Delhi, India'],
  [address('DE', 'Berlin', '', '10115'), '10115 Berlin', 'Germany'],
  [address('GB', 'London', '', 'N1 9GU'), 'London N1 9GU', 'United Kingdom'],
  [address('US', 'Austin', 'TX', '78701'), 'Austin, TX 78701', 'United States'],
  [address('AU', 'Perth', 'WA', '6000'), 'Perth WA 6000', 'Australia'],
  [address('BR', 'São Paulo', 'SP', '01310-100'), 'São Paulo - SP, 01310-100', 'Brazil'],
  [address('MX', 'Monterrey', 'NL', '64000'), '64000 Monterrey, NL', 'Mexico'],
  [address('AE', 'Dubai', '', ''), 'Dubai', 'United Arab Emirates'],
])('%o has the city in the line %s and the country in the line %s', (one, city, country) => {
  expect([cityLine(one), countryLine(one)]).toEqual([city, country]);
  expect(oneLineAddress(one)).toBe(`1 Main Street, ${city}, ${country.split(', ').at(-1)}`);
});
