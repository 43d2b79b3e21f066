import { type CallAdminListQuery, call, type callInput, type StoredCall } from '@site/schema/call';
import type { MailTemplate } from '@site/schema/lead';
import type { ListQuery } from '@site/schema/list-query';
import { mailboxKey } from '@site/schema/mailbox-key';
import { callStart } from '@site/schema/schedule';
import type { z } from 'zod';
import { notSpam, takesPlace, waitsForReply } from '../lists/lead-list.ts';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';
import { type Arrival, newLead, setContacted, storeLead } from './lead.ts';
import { calls, findCall } from './lead-tables.ts';
import { findBookingExcess } from './open-calls.ts';
import { replaceReminders } from './reminder.ts';
import { releaseSeats, takeSeat } from './seat.ts';

export { findCall };

type Input = Omit<z.output<typeof callInput>, 'preferredDate'> & { preferredDate: Date };

/** Reads calls as the REST API returns them. */
const publicCalls = table('callSchedules', call);

const all = (db: Db) => db.selectFrom('callSchedules');
const newestFirst = (db: Db) => all(db).orderBy('createdAt', 'desc').orderBy('id', 'desc');

export const listAllCalls = (db: Db, query: ListQuery) => publicCalls.list(newestFirst(db), query);

type Selection = CallAdminListQuery & { phoneKey?: string };

/** Without a sort: the upcoming calls, the next one first, then the past ones, the latest first. */
export async function listCallsForAdmin(db: Db, { contacted, stage, phoneKey, ...query }: Selection, now: Date) {
  const read = (from: ReturnType<typeof all>, part: Pick<CallAdminListQuery, 'limit' | 'offset'>) =>
    calls.listForAdmin(
      db,
      { from: stage ? from : from.where(notSpam), filters: { contacted, stage, phoneKey } },
      { ...query, ...part },
    );
  if (query.sort) return read(newestFirst(db), query);
  const { limit, offset } = query;
  const upcoming = await read(all(db).where('startsAt', '>=', now).orderBy('startsAt').orderBy('id'), query);
  const past = await read(
    all(db).where('startsAt', '<', now).orderBy('startsAt', 'desc').orderBy('id', 'desc'),
    // With a limit of 0 the engine still counts the rows.
    { limit: limit - upcoming.items.length, offset: Math.max(0, offset - upcoming.total) },
  );
  return { items: [...upcoming.items, ...past.items], total: upcoming.total + past.total };
}

export const listCallsByIds = async (db: Db, ids: readonly number[]) =>
  (await calls.list(all(db).where('id', 'in', ids), {})).items;

/** The calls that begin in a period, in chronological order. */
export const listCallsBetween = async (db: Db, from: Date, to: Date) =>
  (
    await calls.list(
      all(db).where('startsAt', '>=', from).where('startsAt', '<', to).where(notSpam).orderBy('startsAt').orderBy('id'),
      {},
    )
  ).items;

/** The calls after a moment, the next one first. */
export const listCallsFrom = (db: Db, from: Date, limit: number) =>
  calls.list(all(db).where('startsAt', '>=', from).where(notSpam).where(takesPlace).orderBy('startsAt').orderBy('id'), {
    limit,
  });

/** The calls that wait for a reply, the earliest deadline first. */
export const listUnansweredCalls = (db: Db, limit: number) =>
  calls.list(all(db).where(waitsForReply.call).orderBy('replyDueAt').orderBy('id'), { limit });

type CallArrival = Partial<Arrival> & {
  phoneKey: string;
  capacity: number;
  timeZone: string;
  /** The hashed network of the visitor, or null if its calls are not counted. */
  network: string | null;
  mails?: readonly MailTemplate[];
};

/** Stores a call with the mails about it. Throws `SlotFullError` if its slot has no seat left. */
export const insertCall = (
  db: Db,
  input: Input,
  now: Date,
  { phoneKey, capacity, timeZone, network, mails = ['notice', 'invitation'], ...arrival }: CallArrival,
) =>
  storeLead<StoredCall>(db, {
    kind: 'call',
    submissionHash: arrival.submissionHash,
    mails,
    now,
    schedule: (on, stored) => replaceReminders(on, stored, now),
    async insert(on) {
      const startsAt = callStart(timeZone, input);
      const booker = { mailboxKey: mailboxKey(input.email), phoneKey, network, now };
      const isCounted = startsAt > now && !arrival.spamReason && !arrival.enteredByHand;
      const excess = isCounted ? await findBookingExcess(on, booker) : null;
      const lead = newLead(now, { ...arrival, spamReason: arrival.spamReason ?? excess });
      const record = { ...input, ...lead, startsAt, sequence: 0, phoneKey };
      const stored = await calls.insert(on, record);
      if (network !== null) await on.insertInto('callNetworks').values({ callId: stored.id, network }).execute();
      // Spam must not occupy the seats of visitors.
      if (!arrival.spamReason) await takeSeat(on, { ...stored, capacity });
      // A full slot is refused first, so that the answer does not depend on the other calls of the visitor.
      if (excess !== null) await releaseSeats(on, [stored.id]);
      return stored;
    },
  });

export async function setCallContacted(db: Db, id: number, contacted: boolean, now: Date) {
  await setContacted(db, { kind: 'call', id }, contacted, now);
  return publicCalls.find(all(db).where('id', '=', id));
}
