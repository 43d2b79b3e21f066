import { type CallManagement, call, type callInput } from '@site/schema/call';
import type { Listing } from '@site/schema/listing';
import type { z } from 'zod';
import { announceLead } from './outbox.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';
import { digit, placesIn } from './tally.ts';
import { isFlagged } from './words.ts';

const calls = table('callSchedules', call);

const newestFirst = (db: Db) => db.selectFrom('callSchedules').orderBy('createdAt', 'desc').orderBy('id', 'desc');

const places = (db: Db, contacted?: boolean) =>
  placesIn(db, { list: 'call_schedules', at: 'createdAt', parts: `${digit(contacted)}` });

export const listCalls = (db: Db, window: Listing) => calls.list(newestFirst(db), window, places(db));

export const manageCalls = (db: Db, { contacted, ...query }: CallManagement) =>
  calls.manage(
    newestFirst(db).$if(contacted !== undefined, (all) =>
      all.where(isFlagged('contacted', contacted as boolean, query.search)),
    ),
    query,
    ['name', 'email', 'phone', 'company', 'message'],
    places(db, contacted),
  );

export const findCall = (db: Db, id: number) => calls.find(db.selectFrom('callSchedules').where('id', '=', id));

/** Stores a call request, and the mail about it in the same transaction when the owner is to be told. */
export const insertCall = (db: Db, lead: z.output<typeof callInput>, now: Date, { announce }: { announce: boolean }) =>
  announceLead(db, 'call', announce, now, (on) => calls.insert(on, { ...lead, contacted: false, createdAt: now }));

export const setCallContacted = (db: Db, id: number, contacted: boolean) => calls.update(db, id, { contacted });

export const setCallsContacted = (db: Db, ids: readonly number[], contacted: boolean) =>
  calls.updateMany(db, ids, { contacted });
