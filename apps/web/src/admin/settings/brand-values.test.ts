import { brandInput } from '@site/schema/brand';
import { brandDefaults } from '@site/schema/brand-defaults';
import { expect, test } from 'vitest';
import { fieldOf, toBrand, toValues } from './brand-values.ts';

test('converts facts to form values and back without a change', () => {
  expect(brandInput.parse(toBrand(toValues(brandDefaults)))).toEqual(brandDefaults);
  const bare = { ...brandDefaults, rating: null, foundingYear: null, teamSize: null, priceRange: null, socials: [] };
  expect(brandInput.parse(toBrand(toValues(bare)))).toEqual(bare);
});

test.each([
  [{ ratingValue: '' }, 'Enter a rating, or leave the number of reviews empty too'],
  [{ ratingCount: ' ' }, 'Enter the number of reviews, or leave the rating empty too'],
  [{ ratingValue: '0' }, 'Rating must be a number from 1 to 5'],
  [{ ratingValue: 'good' }, 'Rating must be a number from 1 to 5'],
  [{ ratingCount: '1.5' }, 'Number of reviews must be a whole number from 1 to 1000000'],
])('%j is refused with "%s"', (typed, message) => {
  const { error } = brandInput.safeParse(toBrand({ ...toValues(brandDefaults), ...typed }));
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('accepts numbers, times and URLs in informal notation', () => {
  const typed = { chatNumber: '+91 (11) 5550-0123', opens: '9:30', socials: 'www.example.com/agency' };
  expect(toBrand({ ...toValues(brandDefaults), ...typed })).toMatchObject({
    chatNumber: '911155500123',
    officeHours: { opens: '09:30' },
    socials: ['https://www.example.com/agency'],
  });
});

test('maps each issue to the field of the form', () => {
  const { error } = brandInput.safeParse(
    toBrand({ ...toValues(brandDefaults), opens: '9', ratingCount: 'many', foundingYear: 'long ago', city: '' }),
  );
  const fields = error?.issues.map(({ path }) => fieldOf(path.join('.')));
  expect(fields?.toSorted()).toEqual(['city', 'foundingYear', 'opens', 'ratingCount']);
});
