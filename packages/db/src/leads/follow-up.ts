import { type LeadKind, type LeadRef, leadKinds } from '@site/schema/lead';
import { notSpam } from '../lists/lead-list.ts';
import type { Db } from '../tables.ts';
import { calls, contacts, leadTable } from './lead-tables.ts';

/** Sets the day on which to contact a person again, or removes it; undefined if there is no such lead. */
export const setFollowUp = (db: Db, { kind, id }: LeadRef, day: string | null) =>
  kind === 'contact' ? contacts.update(db, id, { followUpOn: day }) : calls.update(db, id, { followUpOn: day });

/** The leads to follow up between two days, the earliest first. */
export async function listFollowUps(db: Db, from: string, to: string, limit: number) {
  const read = (kind: LeadKind) =>
    db
      .selectFrom(leadTable(kind))
      .select(['id', 'name', 'message', 'followUpOn'])
      .where('followUpOn', 'is not', null)
      .where('followUpOn', '>=', from)
      .where('followUpOn', '<=', to)
      .where(notSpam)
      .orderBy('followUpOn')
      .orderBy('id')
      .limit(limit)
      .execute();
  const [contact, call] = await Promise.all(leadKinds.map(read));
  const named = (kind: LeadKind, rows: typeof contact = []) =>
    rows.map(({ followUpOn, ...row }) => ({ ...row, kind, day: followUpOn ?? '' }));
  return [...named('contact', contact), ...named('call', call)]
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .slice(0, limit);
}
