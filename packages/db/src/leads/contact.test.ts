import { type Contact, contactInput } from '@site/schema/contact';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { findContact, insertContact, listAllContacts, setContactContacted } from './contact.ts';

const day = (date: number) => new Date(Date.UTC(2025, 5, date, 10));

const input = (name = 'Asha Rao') =>
  contactInput.parse({ name, email: 'Asha@Example.com', message: '  Please call me about a site.  ' });

test('a stored contact is returned as it was sent, with contacted set to false', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, input(), day(1));
  expect((await listAllContacts(db, {})).items).toEqual([
    {
      id,
      name: 'Asha Rao',
      email: 'asha@example.com',
      message: 'Please call me about a site.',
      service: null,
      contacted: false,
      createdAt: day(1),
    },
  ]);
});

test('an enquiry is stored with the title of its service', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, { ...input(), service: 'Graphic Design' }, day(1));
  expect((await findContact(db, id))?.service).toBe('Graphic Design');
});

test('lists contacts newest first, and by descending id when they are equally old', async () => {
  const { db } = await testDatabase();
  for (const [name, date] of Object.entries({ third: 1, first: 3, later: 2, latest: 2 })) {
    await insertContact(db, input(name), day(date));
  }
  const { items } = await listAllContacts(db, {});
  expect(items.map(({ name }) => name)).toEqual(['first', 'latest', 'later', 'third']);
  expect(await listAllContacts(db, { limit: 2, offset: 1 })).toEqual({ items: items.slice(1, 3), total: 4 });
});

test('sets and unsets contacted of one contact', async () => {
  const { db } = await testDatabase();
  await insertContact(db, input(), day(1));
  await insertContact(db, input(), day(2));
  const [second, first] = (await listAllContacts(db, {})).items as [Contact, Contact];
  expect(await setContactContacted(db, first.id, true, day(3))).toEqual({ ...first, contacted: true });
  expect((await listAllContacts(db, {})).items[0]).toEqual(second);
  expect(await setContactContacted(db, first.id, false, day(3))).toEqual(first);
});

test('a contact that does not exist is neither found nor changed', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, input(), day(1));
  expect(await findContact(db, id + 1)).toBeUndefined();
  expect(await setContactContacted(db, id + 1, true, day(2))).toBeUndefined();
});
