import { expect, test } from 'vitest';
import { defaultSite } from '../../seo/default-site.ts';
import { serviceFamilies } from './service-families.ts';

const named = (color: string) => ({ title: color, color: `text-${color}-600`, gradient: '' });

const familiesOf = (...colors: string[]) =>
  serviceFamilies(colors.map(named), defaultSite.landings).map(
    ({ name, services }) => `${name}: ${services.map(({ title, tone }) => `${title} ${tone}`).join(', ')}`,
  );

test('groups services by the landing page of their colour, in their order', () => {
  expect(familiesOf('green', 'violet', 'green')).toEqual([
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

test('without services there are no families', () => {
  expect(familiesOf()).toEqual([]);
});
