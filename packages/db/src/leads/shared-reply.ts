import { type LeadKind, leadKinds } from '@site/schema/lead';
import { HOUR_MS } from '@site/schema/time';
import type { ExpressionBuilder } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import { leadTable } from './lead-tables.ts';

/*
 * Someone who uses two forms within an hour gets one answer: the reply to one lead also counts for the new leads of the
 * same mailbox that arrived within an hour of it and before the reply. They have the same `repliedAt`.
 */

type Reply = { id: number; mailboxKey: string; createdAt: Date; repliedAt: Date };

/** The replies to those of the leads that were answered. */
export async function listReplies(db: Db, kind: LeadKind, ids: readonly number[]): Promise<Reply[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(leadTable(kind))
    .select(['id', 'mailboxKey', 'createdAt', 'repliedAt'])
    .where('id', 'in', ids)
    .where('repliedAt', 'is not', null)
    .execute();
  return rows.map(({ createdAt, repliedAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    repliedAt: new Date(repliedAt ?? 0),
  }));
}

type Lead = ExpressionBuilder<Tables, 'contactSubmissions'>;

const isOfSameHour = (eb: Lead, { mailboxKey, createdAt, repliedAt }: Reply) =>
  eb.and([
    eb('mailboxKey', '=', mailboxKey),
    eb('createdAt', '>=', new Date(createdAt.getTime() - HOUR_MS)),
    eb('createdAt', '<=', new Date(Math.min(createdAt.getTime() + HOUR_MS, repliedAt.getTime()))),
  ]);

/** Marks the other new leads of the same people as answered, too. */
export async function shareReplies(db: Db, replies: readonly Reply[]): Promise<void> {
  for (const [time, group] of Map.groupBy(replies, ({ repliedAt }) => repliedAt.getTime())) {
    for (const kind of leadKinds) {
      await db
        .updateTable(leadTable(kind))
        .set({ repliedAt: new Date(time) })
        .where('stage', '=', 'new')
        .where('repliedAt', 'is', null)
        .where((eb) => eb.or(group.map((reply) => isOfSameHour(eb, reply))))
        .execute();
    }
  }
}

/** Undoes `shareReplies`. */
export async function unshareReplies(db: Db, replies: readonly Reply[]): Promise<void> {
  if (replies.length === 0) return;
  for (const kind of leadKinds) {
    await db
      .updateTable(leadTable(kind))
      .set({ repliedAt: null })
      .where('stage', '=', 'new')
      .where((eb) =>
        eb.or(replies.map((reply) => eb.and([eb('repliedAt', '=', reply.repliedAt), isOfSameHour(eb, reply)]))),
      )
      .execute();
  }
}
