import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type AuditChange, type AuditEntry, type AuditRow, auditRow } from '@site/schema/audit';
import { auditSearchText } from '@site/schema/audit-text';
import type { ListQuery, ListResult } from '@site/schema/list-query';
import type { Zone } from '@site/schema/zone';
import { sql } from 'kysely';
import { recordCodec } from '../codec.ts';
import { type From, recordReader } from '../lists/record-reader.ts';
import { rowByRow } from '../lists/row-by-row.ts';
import type { Db } from '../tables.ts';
import { inTransaction, isSqlite } from '../transaction.ts';

/*
 * The audit log. Each entry contains the hash of the one before it, so a changed, deleted or inserted entry breaks the
 * chain. Triggers refuse changes; only the oldest entries can be deleted, by `purgeAuditLog`.
 */

const codec = recordCodec(auditRow);
const entries = recordReader('auditLog', codec);

/** A new entry. Personal data of leads and secrets must not be in it, because it cannot be changed later. */
export type NewAuditEntry = {
  at: Date;
  action: string;
  actor: string;
  network?: string | null;
  kind?: string | null;
  recordId?: number | null;
  title?: string | null;
  changes?: readonly AuditChange[];
  count?: number;
};

export type AuditHead = Pick<AuditRow, 'id' | 'hash'>;

const EMPTY: AuditHead = { id: 0, hash: '' };
/** The rows of one statement: SQLite allows 32,766 values, and a batch must not block other requests for long. */
const BATCH = 500;

/** Appends entries in the transaction of the caller if there is one. */
export async function appendAudit(db: Db, ...added: readonly NewAuditEntry[]): Promise<void> {
  if (added.length === 0) return;
  await inTransaction(db, async (transaction) => {
    await lockAuditLog(transaction);
    let head = await findAuditHead(transaction);
    const rows = added.map((entry) => {
      const row = chained(entry, head);
      head = row;
      return row;
    });
    for (let start = 0; start < rows.length; start += BATCH) {
      await transaction
        .insertInto('auditLog')
        .values(rows.slice(start, start + BATCH))
        .execute();
    }
  });
}

// An arbitrary number, the same in every process of this application.
const APPEND_LOCK = 7_291_004;

/**
 * Makes other writers of the log wait for the end of the transaction. Taken before the rows that a recorded change
 * locks, it avoids deadlocks. SQLite has only one writer.
 */
export async function lockAuditLog(transaction: Db): Promise<void> {
  if (isSqlite(transaction)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(APPEND_LOCK)})`.execute(transaction);
}

/** The newest entry, whose hash covers all entries before it; id 0 and an empty hash for an empty log. */
export async function findAuditHead(db: Db): Promise<AuditHead> {
  const newest = db.selectFrom('auditLog').select(['id', 'hash']).orderBy('id', 'desc').limit(1);
  return (await newest.executeTakeFirst()) ?? EMPTY;
}

/** Whether the entry is in the log, or so old that it was deleted. */
export async function hasAuditEntry(db: Db, { id, hash }: AuditHead): Promise<boolean> {
  if (id <= (await findPurgedHead(db)).id) return true;
  const found = await db.selectFrom('auditLog').select('hash').where('id', '=', id).executeTakeFirst();
  return found?.hash === hash;
}

function chained(entry: NewAuditEntry, previous: AuditHead): AuditRow {
  const row = {
    id: previous.id + 1,
    at: entry.at,
    action: entry.action,
    actor: entry.actor,
    network: entry.network ?? null,
    kind: entry.kind ?? null,
    recordId: entry.recordId ?? null,
    title: entry.title ?? null,
    changes: JSON.stringify(entry.changes ?? []),
    count: entry.count ?? 1,
    previousHash: previous.hash,
  };
  return { ...row, hash: hashOf(row) };
}

/** The hash of an entry: SHA-256 of its values as a JSON list, in the order of the columns. */
function hashOf(row: Omit<AuditRow, 'hash'>): string {
  const { id, at, action, actor, network, kind, recordId, title, changes, count, previousHash } = row;
  const values = [id, at.toISOString(), action, actor, network, kind, recordId, title, changes, count, previousHash];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

const toEntry = (row: AuditRow): AuditEntry => ({ ...row, changes: JSON.parse(row.changes) });

export type AuditState = {
  /** When the oldest kept entry was written; null for an empty log. */
  since: Date | null;
  count: number;
  /** The first entry that does not continue the chain. */
  brokenAt: number | null;
};

/** Reads the whole log and checks that each entry is unchanged and continues the one before it. */
export async function verifyAuditLog(db: Db): Promise<AuditState> {
  const state: AuditState = { since: null, count: 0, brokenAt: null };
  let previous = await findPurgedHead(db);
  for (let lastId = -1; ; lastId = previous.id) {
    const next = db.selectFrom('auditLog').where('id', '>', lastId).orderBy('id').limit(BATCH);
    const { items } = await entries.list(next, {});
    for (const row of items) {
      const continues = row.id === previous.id + 1 && row.previousHash === previous.hash && row.hash === hashOf(row);
      if (!continues) state.brokenAt ??= row.id;
      state.since ??= row.at;
      state.count += 1;
      previous = row;
    }
    if (items.length < BATCH) return state;
    await setImmediate();
  }
}

const PURGE = 'audit.purge';

/** The last purged entry, as the newest entry about a purge describes it. */
async function findPurgedHead(db: Db): Promise<AuditHead> {
  const newest = await entries.find(db.selectFrom('auditLog').where('action', '=', PURGE).orderBy('id', 'desc'));
  if (!newest) return EMPTY;
  const { changes } = toEntry(newest);
  const purged = (name: string) => changes.find(({ field }) => field === name)?.before;
  const [id, hash] = [purged('lastId'), purged('lastHash')];
  return typeof id === 'number' && typeof hash === 'string' ? { id, hash } : EMPTY;
}

/** Deletes the entries before a moment, and records the last of them. */
export const purgeAuditLog = (db: Db, before: Date, now: Date): Promise<number> =>
  inTransaction(db, async (transaction) => {
    await lockAuditLog(transaction);
    // The oldest entry to keep: entries are deleted only from the start of the log, whatever the clock was.
    const kept = await entries.find(transaction.selectFrom('auditLog').where('at', '>=', before).orderBy('id'));
    const head = await findAuditHead(transaction);
    const lastId = kept ? kept.id - 1 : head.id;
    const last = await entries.find(transaction.selectFrom('auditLog').where('id', '=', lastId));
    if (!last) return 0;
    await transaction
      .insertInto('settings')
      .values({ key: 'auditPurgedThrough', value: String(lastId) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(lastId) }))
      .execute();
    const deleted = await transaction.deleteFrom('auditLog').where('id', '<=', lastId).executeTakeFirstOrThrow();
    const count = Number(deleted.numDeletedRows);
    const changes = [
      { field: 'lastId', before: last.id },
      { field: 'lastHash', before: last.hash },
    ];
    const row = chained({ at: now, action: PURGE, actor: 'server', changes, count }, head);
    await transaction.insertInto('auditLog').values(row).execute();
    return count;
  });

type Query = ListQuery & {
  /** The words of a search, and the zone of the times that they may name. */
  search?: { text: string; zone: Zone } | null | undefined;
  /** Patterns of LIKE. */
  actions?: readonly string[] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/** The newest first. Every word of a search is part of what the list shows of an entry. */
export async function listAudit(
  db: Db,
  { search, actions, from, to, ...query }: Query,
): Promise<ListResult<AuditEntry>> {
  const words = search?.text.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  let found = db.selectFrom('auditLog').orderBy('id', 'desc');
  if (from) found = found.where(rowByRow(sql`at >= ${from}`));
  if (to) found = found.where(rowByRow(sql`at < ${to}`));
  if (actions) found = found.where(rowByRow(sql`(${sql.join(actions.map(isAction), sql` or `)})`));
  if (search && words.length > 0) return searchAudit(found, search.zone, await findAuditHead(db), words, query);
  const { items, total } = await entries.list(found, query);
  return { items: items.map(toEntry), total };
}

const isAction = (pattern: string) => sql`action like ${pattern}`;

/** Reads all entries, because their sentences are not stored: 40,000 take 0.7 s. */
async function searchAudit(
  from: From<'auditLog'>,
  zone: Zone,
  head: AuditHead,
  words: readonly string[],
  { limit = Number.POSITIVE_INFINITY, offset = 0 }: ListQuery,
): Promise<ListResult<AuditEntry>> {
  const found: ListResult<AuditEntry> = { items: [], total: 0 };
  for (let nextId = head.id; ; await setImmediate()) {
    const { items } = await entries.list(from.where('id', '<=', nextId).limit(BATCH), {});
    for (const entry of items.map(toEntry)) {
      const text = auditSearchText(zone, entry);
      if (!words.every((word) => text.includes(word))) continue;
      if (found.total >= offset && found.items.length < limit) found.items.push(entry);
      found.total += 1;
    }
    if (items.length < BATCH) return found;
    nextId = (items.at(-1)?.id ?? 0) - 1;
  }
}
