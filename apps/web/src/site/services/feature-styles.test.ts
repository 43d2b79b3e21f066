import { show } from '@site/schema/site';
import { expect, test } from 'vitest';
import { featureStyleCount, featureStyleOf } from './feature-styles.ts';

test('has six styles with different colours and icons, and repeats them from the seventh card on', () => {
  const cycle = Array.from({ length: show.featureStyles }, (_, index) => featureStyleOf(index));
  expect(featureStyleCount).toBe(show.featureStyles);
  expect(new Set(cycle.map(({ tone }) => tone)).size).toBe(6);
  expect(new Set(cycle.map(({ icon }) => icon)).size).toBe(6);
  expect(featureStyleOf(6)).toBe(featureStyleOf(0));
});
