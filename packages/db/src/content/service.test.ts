import { serviceInput, servicePatch } from '@site/schema/service';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import {
  findActiveService,
  findActiveServiceBySlug,
  insertService,
  listActiveServices,
  listAllServices,
  listServiceLinks,
  moveService,
  setServiceSortOrders,
  updateService,
} from './service.ts';
import { moveToTrash } from './trash.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const later = new Date('2025-06-02T10:00:00.000Z');

const line = {
  title: 'Search engine work',
  description: 'Pages that are found by people who look.',
  icon: 'code',
  features: ['Audit', 'Repair'],
  gradient: 'from-blue-500 to-purple-600',
  color: 'text-blue-600',
  href: '/services/search',
};
const input = (change: object = {}) => serviceInput.parse({ ...line, ...change });
const patch = (change: object) => servicePatch.parse(change);

test('a stored service is returned as it was sent', async () => {
  const { db } = await testDatabase();
  const full = input({
    metaTitle: 'Found',
    heroTitle: 'Be found',
    serviceDetails: ['Look', 'Mend'],
    leadTime: 'A week',
    coverObject: 'cup',
  });
  const { id } = await insertService(db, full, now);
  expect(await findActiveService(db, id)).toEqual({ ...full, id, createdAt: now, updatedAt: now });
});

test('hides an inactive service from the public list and from look-up by slug and id', async () => {
  const { db } = await testDatabase();
  const { id } = await insertService(db, input({ active: false }), now);
  expect(await listActiveServices(db, {})).toEqual({ items: [], total: 0 });
  expect(await findActiveServiceBySlug(db, 'search')).toBeUndefined();
  expect(await findActiveService(db, id)).toBeUndefined();
  expect((await listAllServices(db, {})).items).toMatchObject([{ id, active: false }]);
});

test('lists services by sort order, then by id', async () => {
  const { db } = await testDatabase();
  for (const [title, sortOrder] of Object.entries({ third: 5, first: 0, fourth: 5, second: 1 })) {
    await insertService(db, input({ title, sortOrder, active: title !== 'second' }), now);
  }
  const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);
  expect(titles(await listAllServices(db, {}))).toEqual(['first', 'second', 'third', 'fourth']);
  expect(titles(await listActiveServices(db, {}))).toEqual(['first', 'third', 'fourth']);
  expect(titles(await listActiveServices(db, { limit: 1, offset: 1 }))).toEqual(['third']);
  expect((await listActiveServices(db, { limit: 1, offset: 1 })).total).toBe(3);
});

test('service links contain only the link fields of active services, in order', async () => {
  const { db } = await testDatabase();
  const second = await insertService(db, input({ sortOrder: 2, href: '/second' }), now);
  const first = await insertService(db, input({ sortOrder: 1, href: '/first' }), now);
  await insertService(db, input({ active: false }), now);
  const look = { title: line.title, icon: line.icon, color: line.color, gradient: line.gradient, family: null };
  expect(await listServiceLinks(db)).toEqual([
    { ...look, id: first.id, href: '/first' },
    { ...look, id: second.id, href: '/second' },
  ]);
});

test('finds a service by its exact path or bare slug', async () => {
  const { db } = await testDatabase();
  const byPath = await insertService(db, input(), now);
  const bySlug = await insertService(db, input({ href: 'branding' }), now);
  expect(await findActiveServiceBySlug(db, 'search')).toEqual(byPath);
  expect(await findActiveServiceBySlug(db, 'branding')).toEqual(bySlug);
  for (const slug of ['searc', 'search2', 'SEARCH', 'search%', 'services/search', '']) {
    expect(await findActiveServiceBySlug(db, slug), slug).toBeUndefined();
  }
});

test('finds the active service when an inactive one has the same href', async () => {
  const { db } = await testDatabase();
  await insertService(db, input({ active: false }), now);
  const { id } = await insertService(db, input({ sortOrder: 9 }), now);
  expect((await findActiveServiceBySlug(db, 'search'))?.id).toBe(id);
});

test('a patch changes only the fields it names and updatedAt', async () => {
  const { db } = await testDatabase();
  const stored = await insertService(db, input({ heroTitle: 'Be found', serviceDetails: ['Look'] }), now);
  const changed = await updateService(db, stored.id, patch({ active: false, serviceDetails: null }), later);
  expect(changed).toEqual({ ...stored, active: false, serviceDetails: [], updatedAt: later });
  expect((await listAllServices(db, {})).items).toEqual([changed]);
});

test('a patch of one service leaves other services unchanged', async () => {
  const { db } = await testDatabase();
  const first = await insertService(db, input(), now);
  const second = await insertService(db, input({ href: 'other' }), now);
  await updateService(db, second.id, patch({ title: 'Another title' }), later);
  expect(await findActiveService(db, first.id)).toEqual(first);
});

test('the oldest of several services with the same href is found, whatever its sort order', async () => {
  const { db } = await testDatabase();
  const first = await insertService(db, input({ href: '/services/lamps', sortOrder: 9 }), now);
  const second = await insertService(db, input({ href: 'lamps', sortOrder: 0 }), now);
  expect(await findActiveServiceBySlug(db, 'lamps')).toEqual(first);
  await moveToTrash(db, 'service', [first.id], now);
  expect(await findActiveServiceBySlug(db, 'lamps')).toEqual(second);
});

test('a service that does not exist cannot be changed, and a deleted one is not found', async () => {
  const { db } = await testDatabase();
  const { id } = await insertService(db, input(), now);
  expect(await updateService(db, id + 1, patch({ title: 'Another title' }), later)).toBeUndefined();
  expect(await moveToTrash(db, 'service', [id + 1], now)).toBe(0);
  expect(await moveToTrash(db, 'service', [id], now)).toBe(1);
  expect(await findActiveService(db, id)).toBeUndefined();
});

test('the id of a deleted service is not used again', async () => {
  const { db } = await testDatabase();
  const { id } = await insertService(db, input(), now);
  await moveToTrash(db, 'service', [id], now);
  expect((await insertService(db, input(), now)).id).not.toBe(id);
});

test('moves a service beside another one, also where several have the same sort order', async () => {
  const { db } = await testDatabase();
  const ids: number[] = [];
  for (const title of ['One', 'Two', 'Three', 'Four']) ids.push((await insertService(db, input({ title }), now)).id);
  const [one = 0, two = 0, , four = 0] = ids;
  const titles = async () => (await listAllServices(db, {})).items.map(({ title }) => title);
  await moveService(db, { id: four, side: 'before', otherId: two });
  expect(await titles()).toEqual(['One', 'Four', 'Two', 'Three']);
  await moveService(db, { id: one, side: 'after', otherId: two });
  expect(await titles()).toEqual(['Four', 'Two', 'One', 'Three']);
  expect((await listAllServices(db, {})).items.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3]);
  expect(await moveService(db, { id: one, side: 'after', otherId: 999 })).toBeUndefined();
  expect(await moveService(db, { id: 999, side: 'after', otherId: one })).toBeUndefined();
});

test('the undo of a move restores the sort orders, also equal ones', async () => {
  const { db } = await testDatabase();
  const ids: number[] = [];
  for (const sortOrder of [0, 20, 20, 500]) ids.push((await insertService(db, input({ sortOrder }), now)).id);
  const places = async () => (await listAllServices(db, {})).items.map(({ id, sortOrder }) => ({ id, sortOrder }));
  const before = await places();
  const replaced = await moveService(db, { id: ids[3] ?? 0, side: 'before', otherId: ids[1] ?? 0 });
  expect((await places()).map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3]);
  await setServiceSortOrders(db, replaced ?? []);
  expect(await places()).toEqual(before);
});
