import { type ContactManagement, contact, type contactInput } from '@site/schema/contact';
import type { Listing } from '@site/schema/listing';
import type { z } from 'zod';
import { digit, placesIn } from './lists/tally.ts';
import { isFlagged } from './lists/words.ts';
import { announceLead } from './outbox.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';

type Lead = z.output<typeof contactInput> & { service?: string };

const contacts = table('contactSubmissions', contact);

const newestFirst = (db: Db) => db.selectFrom('contactSubmissions').orderBy('createdAt', 'desc').orderBy('id', 'desc');

const places = (db: Db, contacted?: boolean) =>
  placesIn(db, { list: 'contact_submissions', at: 'createdAt', parts: `${digit(contacted)}` });

export const listContacts = (db: Db, window: Listing) => contacts.list(newestFirst(db), window, places(db));

export const manageContacts = (db: Db, { contacted, ...query }: ContactManagement) =>
  contacts.manage(
    newestFirst(db).$if(contacted !== undefined, (all) =>
      all.where(isFlagged('contacted', contacted as boolean, query.search)),
    ),
    query,
    ['name', 'email', 'message', 'service'],
    places(db, contacted),
  );

export const findContact = (db: Db, id: number) =>
  contacts.find(db.selectFrom('contactSubmissions').where('id', '=', id));

/** Stores an enquiry, and the mail about it in the same transaction when the owner is to be told. */
export const insertContact = (db: Db, lead: Lead, now: Date, { announce }: { announce: boolean }) =>
  announceLead(db, 'contact', announce, now, (on) =>
    contacts.insert(on, { ...lead, service: lead.service ?? null, contacted: false, createdAt: now }),
  );

export const setContactContacted = (db: Db, id: number, contacted: boolean) => contacts.update(db, id, { contacted });

export const setContactsContacted = (db: Db, ids: readonly number[], contacted: boolean) =>
  contacts.updateMany(db, ids, { contacted });
