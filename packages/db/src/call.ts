import { type CallAdminListQuery, call, type callInput } from '@site/schema/call';
import type { ListQuery } from '@site/schema/list-query';
import { sql } from 'kysely';
import type { z } from 'zod';
import { storeLead } from './lead.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';

const calls = table('callSchedules', call);

const newestFirst = (db: Db) => db.selectFrom('callSchedules').orderBy('createdAt', 'desc').orderBy('id', 'desc');

// "9:30 AM" as "AM09:30 AM" and "12:30 PM" as "PM00:30 PM", so that text sorts by the clock. The index
// call_schedules_day (migration 0007) has the same expression.
const at = sql.ref('preferredTime');
const timeOfDay = sql`(substr(${at}, length(${at}) - 1) || case when substr(${at}, 1, 3) = '12:' then '00' || substr(${at}, 3) when length(${at}) < 8 then '0' || ${at} else ${at} end)`;

export const listAllCalls = (db: Db, query: ListQuery) => calls.list(newestFirst(db), query);

export const listCallsForAdmin = (db: Db, { contacted, ...query }: CallAdminListQuery) =>
  calls.listForAdmin(
    db,
    { from: newestFirst(db), filters: { contacted }, thenBy: { preferredDate: timeOfDay } },
    query,
  );

export const findCall = (db: Db, id: number) => calls.find(db.selectFrom('callSchedules').where('id', '=', id));

export const insertCall = (
  db: Db,
  input: z.output<typeof callInput>,
  now: Date,
  { queueMail }: { queueMail: boolean },
) => storeLead(db, 'call', queueMail, now, (on) => calls.insert(on, { ...input, contacted: false, createdAt: now }));

export const setCallContacted = (db: Db, id: number, contacted: boolean) => calls.update(db, id, { contacted });

export const setCallsContacted = (db: Db, ids: readonly number[], contacted: boolean) =>
  calls.updateMany(db, ids, { contacted });
