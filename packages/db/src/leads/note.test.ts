import { contactInput } from '@site/schema/contact';
import type { LeadRef } from '@site/schema/lead';
import { expect, test } from 'vitest';
import type { Db } from '../tables.ts';
import { testDatabase } from '../testing/database.ts';
import { insertContact } from './contact.ts';
import { setStage } from './lead.ts';
import { listLeadEvents } from './lead-event.ts';
import { addNote, editNote, removeNote, restoreNote } from './note.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const contact = contactInput.parse({ name: 'Asha Rao', email: 'asha@example.com', message: 'Please call me.' });
const eventsOf = async (db: Db, { kind, id }: LeadRef) => (await listLeadEvents(db, kind, [id])).get(id) ?? [];

test('a note is edited, deleted, and restored as it was, and never that of another lead', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact, now);
  const ref = { kind: 'contact', id } as const;
  await addNote(db, ref, 'Wants a shop', now);
  await setStage(db, { kind: 'contact', ids: [id], stage: 'won', now });
  const [note, stage] = await eventsOf(db, ref);
  if (!note || !stage) throw new Error('no note');
  expect(await editNote(db, { ...ref, noteId: note.id }, 'Wants two shops', after(1))).toBe(true);
  expect(await eventsOf(db, ref)).toEqual([{ ...note, text: 'Wants two shops', editedAt: after(1) }, stage]);
  expect(await editNote(db, { kind: 'contact', id: id + 1, noteId: note.id }, 'Other', now)).toBe(false);
  expect(await removeNote(db, { ...ref, noteId: stage.id })).toBe(false);
  await restoreNote(db, ref, note);
  expect(await eventsOf(db, ref)).toEqual([note, stage]);
  expect(await removeNote(db, { ...ref, noteId: note.id })).toBe(true);
  expect(await eventsOf(db, ref)).toEqual([stage]);
  await restoreNote(db, ref, { ...note, editedAt: after(2) });
  const { text, createdAt } = note;
  expect((await eventsOf(db, ref))[1]).toMatchObject({ text, createdAt, editedAt: after(2) });
});
