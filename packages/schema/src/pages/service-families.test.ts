import { expect, test } from 'vitest';
import { defaultCopy } from '../copy/copy-pages.ts';
import { landingSlugs } from './paths.ts';
import { nextInFamily, serviceFamilies } from './service-families.ts';

const landings = landingSlugs.map((slug) => {
  const { name, tone } = defaultCopy(slug);
  return { slug, name, tone, links: slug === 'digital-marketing' ? ['/services/linked'] : [] };
});
const named = (color: string, id = 0) => ({ id, title: color, href: color, color: `text-${color}-600`, gradient: '' });

const familiesOf = (...colors: string[]) =>
  serviceFamilies(colors.map(named), landings).map(
    ({ name, services }) => `${name}: ${services.map(({ title, tone }) => `${title} ${tone}`).join(', ')}`,
  );

test('groups services by the landing page of their colour, in the order of the landing pages', () => {
  expect(familiesOf('violet', 'green', 'green')).toEqual([
    'Digital Marketing: green green, green green',
    'AI & Automation: violet violet',
  ]);
});

test('a service whose colour no landing page has follows the service before it, or the first landing page', () => {
  expect(familiesOf('teal', 'violet', 'blue')).toEqual([
    'Web & App: teal teal',
    'AI & Automation: violet violet, blue blue',
  ]);
});

test('a service belongs to the landing page that links to it, whatever its colour', () => {
  const [family] = serviceFamilies([{ ...named('violet'), href: '/services/linked' }], landings);
  expect([family?.name, family?.services[0]?.tone]).toEqual(['Digital Marketing', 'violet']);
});

test('without services there are no families', () => {
  expect(familiesOf()).toEqual([]);
});

test('the services after one in its family come before those at the beginning of the family', () => {
  const services = ['green', 'violet', 'green', 'green', 'teal'].map(named);
  const nextOf = (id: number) => nextInFamily(id, services, landings).map((service) => service.id);
  expect([0, 2, 3, 4].map(nextOf)).toEqual([
    [2, 3, 4],
    [3, 4, 0],
    [4, 0, 2],
    [0, 2, 3],
  ]);
  expect([nextOf(1), nextOf(9)]).toEqual([[], []]);
});
