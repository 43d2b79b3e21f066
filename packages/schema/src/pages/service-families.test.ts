import { expect, test } from 'vitest';
import { defaultFamilies } from '../copy/navigation-copy.ts';
import { nextInFamily, serviceFamilies } from './service-families.ts';

const [web, , marketing, ai] = defaultFamilies.map(({ key }) => key);
const service = (family: string | null = null, id = 0) => ({ id, family, color: 'text-blue-600', gradient: '' });

const familiesOf = (...families: (string | null | undefined)[]) =>
  serviceFamilies(families.map(service), defaultFamilies, 'More services').map(
    ({ name, tone, services }) => `${name} ${tone}: ${services.map(({ id }) => id).join(', ')}`,
  );

test('groups services by their families, in the order of the families', () => {
  expect(familiesOf(ai, marketing, ai)).toEqual(['Digital Marketing green: 1', 'AI & Automation violet: 0, 2']);
});

test('services without a family, or with one that is gone, come last, whatever their colour', () => {
  expect(familiesOf(null, web, 'gone')).toEqual(['Web & App signal: 1', 'More services blue: 0, 2']);
});

test('without services there are no families', () => {
  expect(familiesOf()).toEqual([]);
});

test('the services after one in its family come before those at the beginning of the family', () => {
  const services = [marketing, ai, marketing, marketing, null, null].map((family, id) => service(family, id));
  const nextOf = (id: number) => nextInFamily(id, services, defaultFamilies).map((one) => one.id);
  expect([0, 2, 3, 4].map(nextOf)).toEqual([[2, 3], [3, 0], [0, 2], [5]]);
  expect([nextOf(1), nextOf(9)]).toEqual([[], []]);
});
