import { bookingDefaults } from '@site/schema/booking';
import { defaultCopy } from '@site/schema/copy-pages';
import { projectInput } from '@site/schema/project';
import { expect, test } from 'vitest';
import { saveCopy } from './content/copy.ts';
import { insertProject } from './content/project.ts';
import { emptyBrand } from './seed/empty-brand.ts';
import { startEmptySite } from './seed/empty-site.ts';
import { saveBooking, saveBrand } from './setting.ts';
import { readSetup, skipStep } from './setup.ts';
import type { Db } from './tables.ts';
import { testDatabase } from './testing/database.ts';

const now = new Date('2025-06-01T10:00:00.000Z');

async function stepsIn(db: Db, state: string) {
  return (await readSetup(db))?.filter((one) => one.state === state).map(({ step }) => step);
}

test('only a site that starts without demo content has a setup guide, and a restart does not start it over', async () => {
  const { db } = await testDatabase();
  expect(await readSetup(db)).toBeUndefined();
  expect(await skipStep(db, 'name', true)).toBe(false);
  expect(await startEmptySite(db)).toBe(true);
  expect(await startEmptySite(db)).toBe(false);
  expect(await stepsIn(db, 'open')).toEqual(['name', 'address', 'hours', 'logo', 'service', 'project', 'post']);
});

test('a site whose brand was changed is not emptied', async () => {
  const { db } = await testDatabase();
  await saveBrand(db, { ...emptyBrand, name: 'Northline' });
  expect(await startEmptySite(db)).toBe(false);
});

test('steps that are skipped at the same time are all skipped', async () => {
  const { db } = await testDatabase();
  await startEmptySite(db);
  await Promise.all([skipStep(db, 'logo', true), skipStep(db, 'hours', true)]);
  expect(await stepsIn(db, 'skipped')).toEqual(['hours', 'logo']);
});

test('steps are done once their data is there, and are skipped and brought back by the administrator', async () => {
  const { db } = await testDatabase();
  await startEmptySite(db);
  await saveBrand(db, { ...emptyBrand, name: 'Northline', address: { ...emptyBrand.address, city: 'Pune' } });
  const project = {
    title: 'A shop',
    description: 'A shop for trains.',
    imageUrl: '/art/a.svg',
    category: 'Website',
    technologies: ['React'],
  };
  await insertProject(db, projectInput.parse(project), now);
  expect(await stepsIn(db, 'done')).toEqual(['name', 'address', 'project']);
  await saveBooking(db, bookingDefaults);
  expect(await stepsIn(db, 'done')).toContain('hours');

  const look = defaultCopy('look');
  await saveCopy(db, 'look', { ...look, pictures: { ...look.pictures, logo: 'https://cdn.example/logo.png' } });
  expect(await stepsIn(db, 'done')).toContain('logo');

  await skipStep(db, 'post', true);
  await skipStep(db, 'service', true);
  await skipStep(db, 'service', false);
  expect(await stepsIn(db, 'skipped')).toEqual(['post']);
  expect(await stepsIn(db, 'open')).toEqual(['service']);
});
