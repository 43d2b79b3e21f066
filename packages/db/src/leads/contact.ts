import { type ContactAdminListQuery, contact, type contactInput } from '@site/schema/contact';
import type { MailTemplate } from '@site/schema/lead';
import type { ListQuery } from '@site/schema/list-query';
import type { z } from 'zod';
import { notSpam, waitsForReply } from '../lists/lead-list.ts';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';
import { type Arrival, newLead, setContacted, storeLead } from './lead.ts';
import { contacts } from './lead-tables.ts';

export { findContact } from './lead-tables.ts';

type Input = z.output<typeof contactInput> & { service?: string };

/** Reads contacts as the REST API returns them. */
const publicContacts = table('contactSubmissions', contact);

const all = (db: Db) => db.selectFrom('contactSubmissions');
const newestFirst = (db: Db) => all(db).orderBy('createdAt', 'desc').orderBy('id', 'desc');

export const listAllContacts = (db: Db, query: ListQuery) => publicContacts.list(newestFirst(db), query);

export const listContactsForAdmin = (db: Db, { contacted, stage, ...query }: ContactAdminListQuery) =>
  contacts.listForAdmin(
    db,
    { from: stage ? newestFirst(db) : newestFirst(db).where(notSpam), filters: { contacted, stage } },
    query,
  );

/** The contacts that wait for a reply, the earliest deadline first. */
export const listUnansweredContacts = (db: Db, limit: number) =>
  contacts.list(all(db).where(waitsForReply.contact).orderBy('replyDueAt').orderBy('id'), { limit });

export const listContactsByIds = async (db: Db, ids: readonly number[]) =>
  (await contacts.list(all(db).where('id', 'in', ids), {})).items;

/** Stores a contact with the mails about it. */
type ContactArrival = Partial<Arrival> & { mails?: readonly MailTemplate[] };

export const insertContact = (
  db: Db,
  { service, ...input }: Input,
  now: Date,
  { mails = ['notice', 'confirmation'], ...arrival }: ContactArrival = {},
) =>
  storeLead(db, {
    kind: 'contact',
    submissionHash: arrival.submissionHash,
    mails,
    now,
    insert: (on) => contacts.insert(on, { ...input, ...newLead(now, arrival), service: service ?? null }),
  });

export async function setContactContacted(db: Db, id: number, contacted: boolean, now: Date) {
  await setContacted(db, { kind: 'contact', id }, contacted, now);
  return publicContacts.find(all(db).where('id', '=', id));
}
