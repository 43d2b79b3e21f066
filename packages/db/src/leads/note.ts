import type { LeadEvent, LeadRef } from '@site/schema/lead';
import type { ExpressionBuilder } from 'kysely';
import { record } from '../audit/record-changes.ts';
import type { Db, Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { addLeadEvents } from './lead-event.ts';

/*
 * The notes of the administrator in the history of a lead.
 */

type NoteRef = LeadRef & { noteId: number };

export const addNote = (db: Db, { kind, id }: LeadRef, text: string, now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await addLeadEvents(transaction, { kind, ids: [id], type: 'note', text, now });
    await record(transaction, { action: `${kind}.note`, kind, recordId: id });
  });

/** Returns false if there is no such note. */
export const editNote = (db: Db, note: NoteRef, text: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('leadEvents')
      .set({ text, editedAt: now })
      .where(isNote(note))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await record(transaction, { action: `${note.kind}.editNote`, kind: note.kind, recordId: note.id });
    return true;
  });

/** Returns false if there is no such note. */
export const removeNote = (db: Db, note: NoteRef): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('leadEvents').where(isNote(note)).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await record(transaction, { action: `${note.kind}.removeNote`, kind: note.kind, recordId: note.id });
    return true;
  });

/** Undoes the deletion or the last change of a note. A deleted note gets a new id. */
export const restoreNote = (db: Db, { kind, id }: LeadRef, note: Omit<LeadEvent, 'type'>): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const { id: noteId, text, createdAt, editedAt } = note;
    const { numUpdatedRows } = await transaction
      .updateTable('leadEvents')
      .set({ text, editedAt })
      .where(isNote({ kind, id, noteId }))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) {
      const restored = { kind, leadId: id, type: 'note' as const, text, createdAt, editedAt };
      await transaction.insertInto('leadEvents').values(restored).execute();
    }
    await record(transaction, { action: `${kind}.restoreNote`, kind, recordId: id });
  });

const isNote =
  ({ kind, id, noteId }: NoteRef) =>
  (eb: ExpressionBuilder<Tables, 'leadEvents'>) =>
    eb.and({ id: noteId, kind, leadId: id, type: 'note' });
