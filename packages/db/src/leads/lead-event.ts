import type { LeadEvent, LeadEventType, LeadKind, LeadRef } from '@site/schema/lead';
import type { Db } from '../tables.ts';

/*
 * The history of leads: notes, changes of the stage, replies, and changes of the appointment.
 */

type NewEvents = { kind: LeadKind; ids: readonly number[]; type: LeadEventType; text: string; now: Date };

export async function addLeadEvents(db: Db, { kind, ids, type, text, now }: NewEvents): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((leadId) => ({ kind, leadId, type, text, createdAt: now }));
  await db.insertInto('leadEvents').values(rows).execute();
}

export async function listLeadEvents(db: Db, { kind, id }: LeadRef): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('leadEvents')
    .select(['id', 'type', 'text', 'createdAt'])
    .where('kind', '=', kind)
    .where('leadId', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

export async function removeLeadEvents(db: Db, { kind, id }: LeadRef): Promise<void> {
  await db.deleteFrom('leadEvents').where('kind', '=', kind).where('leadId', '=', id).execute();
}
