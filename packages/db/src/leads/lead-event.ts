import type { LeadEvent, LeadEventType, LeadKind } from '@site/schema/lead';
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

/** The history of each given lead. */
export async function listLeadEvents(db: Db, kind: LeadKind, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, LeadEvent[]>();
  const rows = await db
    .selectFrom('leadEvents')
    .select(['leadId', 'id', 'type', 'text', 'createdAt', 'editedAt'])
    .where('kind', '=', kind)
    .where('leadId', 'in', ids)
    .orderBy('id')
    .execute();
  return groupByLead(
    rows,
    ({ createdAt, editedAt, ...event }): LeadEvent => ({
      ...event,
      createdAt: new Date(createdAt),
      editedAt: editedAt === null ? null : new Date(editedAt),
    }),
  );
}

/** Groups rows by lead id and omits the id. */
export function groupByLead<Row extends { leadId: number }, Item>(
  rows: readonly Row[],
  decode: (row: Omit<Row, 'leadId'>) => Item,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const { leadId, ...row } of rows) {
    const group = groups.get(leadId) ?? [];
    group.push(decode(row));
    groups.set(leadId, group);
  }
  return groups;
}
