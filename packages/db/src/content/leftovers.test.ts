import { brandDefaults } from '@site/schema/brand-defaults';
import { defaultCopy } from '@site/schema/copy-pages';
import { expect, test } from 'vitest';
import { emptyBrand } from '../seed/empty-brand.ts';
import { startEmptySite } from '../seed/empty-site.ts';
import { saveBrand } from '../setting.ts';
import { testDatabase } from '../testing/database.ts';
import { findCopy, saveCopy } from './copy.ts';
import { listLeftovers } from './leftovers.ts';

test('lists placeholders, names of the demo and its claims with their fields, and nothing that was replaced', async () => {
  const { db } = await testDatabase();
  await startEmptySite(db);
  const located = async () => (await listLeftovers(db)).filter(({ field }) => field);
  expect(await located()).toEqual(
    expect.arrayContaining([
      { field: 'name', text: 'Your agency' },
      { field: 'postalCode', text: '000000' },
      { page: 'home', field: 'values.hero.lead', text: expect.stringContaining('Say here') },
      { page: 'terms', field: 'values.sections.0.title', text: 'Review before going live' },
    ]),
  );
  // An agency in the city of the demo is not the demo.
  const { address } = brandDefaults;
  await saveBrand(db, {
    ...emptyBrand,
    name: 'Nord',
    email: brandDefaults.email,
    address: { ...address, street: 'A 1' },
  });
  const home = await findCopy(db, 'home');
  const hero = { ...home.hero, lead: 'Nord plans houses.', figures: defaultCopy('home').hero.figures.slice(2) };
  await saveCopy(db, 'home', { ...home, hero, showcase: { ...home.showcase, title: 'Ascent Digital is busy.' } });
  const found = await located();
  expect(found.filter(({ page }) => !page).map(({ field }) => field)).toEqual(['tagline', 'slogan', 'email']);
  expect(found.filter(({ page }) => page === 'home')).toEqual([
    { page: 'home', field: 'values.hero.figures.0.figure', text: '98%', isClaim: true },
    { page: 'home', field: 'values.showcase.title', text: 'Ascent Digital' },
  ]);
});
