import { expect, test } from 'vitest';
import { fromPrice } from './from-price.ts';

test.each([
  ['₹40,000', 'From ₹40,000'],
  ['R$ 900', 'From R$ 900'],
  ['CHF 1’500', 'From CHF 1’500'],
  ['on request', 'on request'],
  ['from ₹500', 'from ₹500'],
])('the lowest price of "%s" is written "%s"', (price, written) => {
  expect(fromPrice(price)).toBe(written);
});
