import { brandInput } from '@site/schema/brand';
import { brandDefaults } from '@site/schema/site';
import { expect, test } from 'vitest';
import { fieldOf, toBrand, toValues } from './brand-values.ts';

test('facts that go into the form and are not touched come out the same', () => {
  expect(brandInput.parse(toBrand(toValues(brandDefaults)))).toEqual(brandDefaults);
  const bare = { ...brandDefaults, rating: null, foundingYear: null, teamSize: null, priceRange: null, socials: [] };
  expect(brandInput.parse(toBrand(toValues(bare)))).toEqual(bare);
});

test('what is refused is told at its field', () => {
  const { error } = brandInput.safeParse(
    toBrand({ ...toValues(brandDefaults), opens: '9', ratingCount: 'many', foundingYear: 'long ago', city: '' }),
  );
  const fields = error?.issues.map(({ path }) => fieldOf(path.join('.')));
  expect(fields?.toSorted()).toEqual(['city', 'foundingYear', 'opens', 'ratingCount']);
});
