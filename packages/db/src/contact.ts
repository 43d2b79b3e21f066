import { type ContactAdminListQuery, contact, type contactInput } from '@site/schema/contact';
import type { ListQuery } from '@site/schema/list-query';
import type { z } from 'zod';
import { storeLead } from './lead.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';

type Input = z.output<typeof contactInput> & { service?: string };

const contacts = table('contactSubmissions', contact);

const newestFirst = (db: Db) => db.selectFrom('contactSubmissions').orderBy('createdAt', 'desc').orderBy('id', 'desc');

export const listAllContacts = (db: Db, query: ListQuery) => contacts.list(newestFirst(db), query);

export const listContactsForAdmin = (db: Db, { contacted, ...query }: ContactAdminListQuery) =>
  contacts.listForAdmin(db, { from: newestFirst(db), filters: { contacted } }, query);

export const findContact = (db: Db, id: number) =>
  contacts.find(db.selectFrom('contactSubmissions').where('id', '=', id));

export const insertContact = (db: Db, input: Input, now: Date, { queueMail }: { queueMail: boolean }) =>
  storeLead(db, 'contact', queueMail, now, (on) =>
    contacts.insert(on, { ...input, service: input.service ?? null, contacted: false, createdAt: now }),
  );

export const setContactContacted = (db: Db, id: number, contacted: boolean) => contacts.update(db, id, { contacted });

export const setContactsContacted = (db: Db, ids: readonly number[], contacted: boolean) =>
  contacts.updateMany(db, ids, { contacted });
