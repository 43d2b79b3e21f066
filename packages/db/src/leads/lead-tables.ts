import { storedCall } from '@site/schema/call';
import { storedContact } from '@site/schema/contact';
import type { LeadKind } from '@site/schema/lead';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';

export const contacts = table('contactSubmissions', storedContact);
export const calls = table('callSchedules', storedCall);

// Both tables have the columns of every lead; Kysely cannot type a table whose name is a variable.
export const leadTable = (kind: LeadKind) =>
  (kind === 'contact' ? 'contactSubmissions' : 'callSchedules') as 'contactSubmissions';

export const findContact = (db: Db, id: number) =>
  contacts.find(db.selectFrom('contactSubmissions').where('id', '=', id));

export const findCall = (db: Db, id: number) => calls.find(db.selectFrom('callSchedules').where('id', '=', id));
