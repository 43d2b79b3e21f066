import { projectCategories } from '@site/schema/site';
import { expect, test } from 'vitest';
import { categoryStyle } from './project-style.tsx';

test('every known category has its own colour and icon, and all other categories share one', () => {
  const styles = [...projectCategories, 'Kiosk'].map(categoryStyle);
  expect(new Set(styles.map(({ tone }) => tone)).size).toBe(styles.length);
  expect(new Set(styles.map(({ icon }) => icon)).size).toBe(styles.length);
  expect(categoryStyle('Another')).toEqual(categoryStyle('Kiosk'));
});
