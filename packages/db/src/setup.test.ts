import { bookingDefaults } from '@site/schema/booking';
import { blankCopy } from '@site/schema/copy-pages';
import { projectInput } from '@site/schema/project';
import { expect, test } from 'vitest';
import { findCopies, saveCopy } from './content/copy.ts';
import { listLeftovers } from './content/leftovers.ts';
import { insertProject } from './content/project.ts';
import { emptyBrand } from './seed/empty-brand.ts';
import { startEmptySite } from './seed/empty-site.ts';
import { findBrand, saveBooking, saveBrand } from './setting.ts';
import { findSetup, listSteps, saveFirstLook, skipStep } from './setup.ts';
import type { Db } from './tables.ts';
import { testDatabase } from './testing/database.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const operation = { mail: false, secondFactor: true, backup: false };

/** The steps in a state, if visitors see every placeholder. */
async function stepsIn(db: Db, state: string) {
  const leftovers = (await listLeftovers(db)).filter(({ field }) => field);
  const setup = await findSetup(db);
  const steps = setup && (await listSteps(db, setup, { leftovers, operation, now }));
  return steps?.filter((one) => one.state === state).map(({ step }) => step);
}

test('only a site that starts without demo content has a setup guide, and a restart does not start it over', async () => {
  const { db } = await testDatabase();
  expect(await stepsIn(db, 'open')).toBeUndefined();
  expect(await skipStep(db, 'name', true)).toBe(false);
  expect(await startEmptySite(db)).toBe(true);
  expect(await startEmptySite(db)).toBe(false);
  expect(await stepsIn(db, 'done')).toEqual(['secondFactor']);
  expect(await stepsIn(db, 'open')).toHaveLength(14);
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

test('steps are done once visitors see no placeholder, and are skipped and brought back by the administrator', async () => {
  const { db } = await testDatabase();
  await startEmptySite(db);
  const address = { ...emptyBrand.address, street: 'MG Road 1', city: 'Pune', region: 'Maharashtra' };
  const named = { ...emptyBrand, name: 'Northline', tagline: 'Trains', slogan: 'Go' };
  await saveBrand(db, { ...named, address });
  const project = {
    title: 'A shop',
    description: 'A shop for trains.',
    imageUrl: '/art/a.svg',
    category: 'Website',
    technologies: ['React'],
  };
  await insertProject(db, projectInput.parse(project), now);
  expect(await stepsIn(db, 'done')).toEqual(['name', 'project', 'secondFactor']);
  await saveBrand(db, { ...named, address: { ...address, postalCode: '411001' } });
  await saveBooking(db, bookingDefaults);
  expect(await stepsIn(db, 'done')).toEqual(['name', 'place', 'hours', 'project', 'secondFactor']);

  const look = blankCopy('look');
  const picture = 'https://cdn.example/logo.png';
  await saveCopy(db, 'look', { ...look, pictures: { ...look.pictures, logo: picture, shareImage: picture } });
  expect(await stepsIn(db, 'done')).toEqual(expect.arrayContaining(['shareImage']));
  expect(await stepsIn(db, 'open')).toEqual(expect.arrayContaining(['logo', 'colors']));

  await skipStep(db, 'mail', true);
  await skipStep(db, 'service', true);
  await skipStep(db, 'service', false);
  expect(await stepsIn(db, 'skipped')).toEqual(['mail']);
  expect(await stepsIn(db, 'open')).toContain('service');
});

test('the guide asks for no records of hidden pages', async () => {
  const { db } = await testDatabase();
  await startEmptySite(db);
  const { pages, ...others } = blankCopy('navigation');
  const hidden = { hidden: true, redirect: '' };
  await saveCopy(db, 'navigation', { ...others, pages: { ...pages, portfolio: hidden, caseStudies: hidden } });
  const open = await stepsIn(db, 'open');
  expect(open).toHaveLength(12);
  expect(open).not.toContain('project');
  expect(open).not.toContain('caseStudy');
});

test('legal texts are done once both are saved without the section that asks for a review', async () => {
  const { db } = await testDatabase();
  await startEmptySite(db);
  const { privacy, terms } = await findCopies(db, ['privacy', 'terms']);
  expect(terms.sections[0]?.title).toBe('Review before going live');
  const reviewed = <T extends typeof terms>(texts: T) => ({ ...texts, sections: texts.sections.slice(1) });
  await saveCopy(db, 'privacy', reviewed(privacy));
  await saveCopy(db, 'terms', terms);
  expect(await stepsIn(db, 'open')).toContain('legal');
  await saveCopy(db, 'terms', reviewed(terms));
  expect(await stepsIn(db, 'done')).toContain('legal');
});

test('the form "A first look" replaces the placeholders of home, contact and about', async () => {
  const { db } = await testDatabase();
  await startEmptySite(db);
  const address = { street: 'Torstraße 1', city: 'Berlin', region: '', postalCode: '10119', country: 'DE' };
  const facts = { name: 'Studio Nord', email: 'post@nord.example', phone: '', timeZone: 'Europe/Berlin', address };
  const signal = { light: '#00688b', dark: '#7fd4ff' };
  const brand = { ...emptyBrand, ...facts };
  await saveFirstLook(
    db,
    { brand, sentence: 'We plan houses.', look: { logo: '/logo.png', signal, marigold: signal } },
    now,
  );
  expect(await findBrand(db)).toMatchObject({ ...facts, slogan: 'We plan houses.', tagline: 'We plan houses.' });
  const { home, about, look } = await findCopies(db, ['home', 'about', 'look']);
  expect([home.hero.lead, about.hero.lead]).toEqual(['We plan houses.', 'We plan houses.']);
  expect([look.pictures.logo, look.colors.signal]).toEqual(['/logo.png', signal]);
  expect(await stepsIn(db, 'done')).toEqual(['name', 'contact', 'place', 'colors', 'homeTexts', 'secondFactor']);
});
