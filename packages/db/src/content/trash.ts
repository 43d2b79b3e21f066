import type { StoredCall } from '@site/schema/call';
import { type LeadKind, leadKinds } from '@site/schema/lead';
import type { ListQuery, ListResult } from '@site/schema/list-query';
import { isRecordKind, type RecordKind, type RecordTable, recordKinds, records } from '@site/schema/record-kinds';
import { storedRecords } from '@site/schema/stored-records';
import { type TrashItem, type TrashKind, type TrashRef, type TrashRestore, trashItem } from '@site/schema/trash';
import type { VersionSubject } from '@site/schema/version';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { lockAuditLog } from '../audit/audit-log.ts';
import { record } from '../audit/record-changes.ts';
import { calls, contacts } from '../leads/lead-tables.ts';
import { holdMails, releaseMails } from '../leads/outbox.ts';
import { removeTraces } from '../leads/person.ts';
import { restoreSeats } from '../leads/seat.ts';
import { queueWebhooks } from '../leads/webhook.ts';
import { rowByRow } from '../lists/row-by-row.ts';
import { mediaTable } from '../media/media-table.ts';
import { containing } from '../search/matching-entries.ts';
import { emptyWriteAheadLog } from '../sqlite/write-ahead-log.ts';
import { table } from '../table.ts';
import type { Db, Tables } from '../tables.ts';
import { isSqlite } from '../transaction.ts';
import { findContent } from '../versions/current-content.ts';
import { deleteDraftVersions, removeDrafts, restoreDraft } from '../versions/discarded-drafts.ts';
import { closeWorkingCopy, deleteVersions } from '../versions/publish-version.ts';
import { findWorkingCopy } from '../versions/versions.ts';
import { findRecordWithSlug, hasSlug } from './free-slug.ts';
import { listMissingLinks, removeLinksTo } from './links.ts';
import { listCategoryIdsOfPosts, restoreTerms } from './post-terms.ts';
import { adaptRedirects } from './redirect.ts';
import { findPathConflict } from './service.ts';

/*
 * Moves deleted records to a separate table, so that no list has to filter them out.
 */

type RecordSource = ReturnType<typeof recordSource>;
const recordSource = (kind: RecordKind) =>
  table<RecordTable, { id: number; title: string }>(records[kind].table, storedRecords[kind]);

const sources = {
  ...(Object.fromEntries(recordKinds.map((kind) => [kind, recordSource(kind)])) as Record<RecordKind, RecordSource>),
  contact: contacts,
  call: calls,
  media: mediaTable,
  draft: { removeMany: removeDrafts, restore: (db: Db, draft: never, now: Date) => restoreDraft(db, draft, now) },
} satisfies Record<TrashKind, object>;

const isLead = (kind: TrashKind): kind is LeadKind => kind === 'contact' || kind === 'call';

const titleOf = (record: { title: string } | { name: string }) => ('title' in record ? record.title : record.name);

const items = table('trash', trashItem);

/** Moves the records that exist to the trash and returns their number. */
export const moveToTrash = (db: Db, kind: TrashKind, ids: readonly number[], now: Date): Promise<number> =>
  db.transaction().execute((transaction) => moveRowsToTrash(transaction, kind, ids, now));

export async function moveRowsToTrash(
  transaction: Transaction<Tables>,
  kind: TrashKind,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  const categoryIds = kind === 'post' ? await listCategoryIdsOfPosts(transaction, ids) : undefined;
  const records = await sources[kind].removeMany(transaction, ids);
  if (records.length === 0) return 0;
  const rows = records.map((record) => ({
    kind,
    recordId: record.id,
    title: titleOf(record),
    record: JSON.stringify({ ...record, ...(categoryIds && { categoryIds: categoryIds.get(record.id) }) }),
    deletedAt: now,
  }));
  await transaction.insertInto('trash').values(rows).execute();
  // No mail is sent about a lead in the trash.
  if (isLead(kind)) {
    const deleted = records.map(({ id }) => id);
    await holdMails(transaction, kind, deleted, now);
    await queueWebhooks(transaction, { event: 'lead.deleted', kind, ids: deleted, data: {}, now });
  }
  return records.length;
}

/**
 * The working copy of a published record becomes an earlier version, any other one goes to the trash. Returns false if
 * there is none.
 */
export const discardWorkingCopy = (db: Db, subject: VersionSubject, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lockAuditLog(transaction);
    const working = await findWorkingCopy(transaction, subject);
    if (!working) return false;
    const isPublished = (await findContent(transaction, subject)) !== undefined;
    if (isPublished) await closeWorkingCopy(transaction, subject);
    else await moveRowsToTrash(transaction, 'draft', [working.id], now);
    return true;
  });

/** The latest first. Every word of a search is part of the title, or of the address or the message of a lead. */
export function listTrash(db: Db, since: Date, { search, ...query }: Query): Promise<ListResult<TrashItem>> {
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const newestFirst = db
    .selectFrom('trash')
    .where('deletedAt', '>', since)
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc');
  const found = words.reduce((from, word) => from.where(contains(db, word)), newestFirst);
  return items.list(found, query);
}

type Query = ListQuery & { search?: string | null };

/** Distinguishes deleted leads with the same name. */
export type DeletedLead = Pick<StoredCall, 'email' | 'message'> &
  Partial<Pick<StoredCall, 'preferredDate' | 'preferredTime'>>;

/** The leads in the trash whose items have these ids. */
export async function listDeletedLeads(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, DeletedLead>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('trash').select(['id', 'record']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, record }) => [id, deletedLead(JSON.parse(record))]));
}

const deletedLead = ({ email, message, preferredDate, preferredTime }: DeletedLead): DeletedLead => ({
  email,
  message,
  ...(preferredDate && { preferredDate: new Date(preferredDate), preferredTime }),
});

function contains(db: Db, word: string) {
  const record = sql.raw(isSqlite(db) ? 'record' : 'record::json');
  const fieldOf = (key: string) => sql`${record} ->> ${sql.lit(key)}`;
  const isLike = (text: RawBuilder<unknown>) => sql`lower(${text}) like ${containing(word)} escape '\\'`;
  const ofLead = sql`kind in (${sql.join(leadKinds)}) and (${isLike(fieldOf('email'))} or ${isLike(fieldOf('message'))})`;
  return rowByRow(sql`(${isLike(sql`title`)} or (${ofLead}))`);
}

/**
 * Restores a record unchanged with its old id; a page or post with another slug, and a service with another path, if
 * given.
 */
export function restoreFromTrash(db: Db, { kind, recordId, slug, href }: TrashRestore, now: Date) {
  return db.transaction().execute(async (transaction): Promise<boolean> => {
    await lockAuditLog(transaction);
    const deleted = await removeItem(transaction, { kind, recordId });
    if (!deleted) return false;
    const record = {
      ...deleted,
      ...(hasSlug(kind) && slug && { slug }),
      ...(kind === 'service' && href && { href }),
    };
    // Linked records may have been deleted permanently in the meantime.
    for (const field of await listMissingLinks(transaction, record)) record[field] = null;
    await sources[kind].restore(transaction, record as never, now);
    if (kind === 'post') await restoreTerms(transaction, record);
    if (isRecordKind(kind)) await restoreRedirects(transaction, kind, deleted, record);
    if (isLead(kind) && record.stage !== 'spam') await releaseMails(transaction, kind, [recordId], now);
    if (kind === 'call') await restoreSeats(transaction, [recordId]);
    return true;
  });
}

/** Removes the redirect of a restored record, and leads those to its old address to its new one. */
async function restoreRedirects(db: Db, kind: RecordKind, deleted: Row, restored: Row): Promise<void> {
  const { key, path } = records[kind];
  const [old, address] = [deleted, restored].map((row) => path(row[key]));
  if (old?.startsWith('/') && address?.startsWith('/')) {
    await adaptRedirects(db, { kind, recordId: restored.id }, { at: old, address: old }, address);
  }
}

type Row = { id: number; slug: string; href: string };

/** The page or post that has taken the slug of a deleted one, which therefore cannot be restored. */
export async function findRecordWithSlugOf(db: Db, ref: TrashRef) {
  const { kind } = ref;
  const deleted = hasSlug(kind) && (await findDeleted(db, ref));
  const holder = deleted && (await findRecordWithSlug(db, kind, deleted.slug));
  return holder ? { ...holder, kind } : undefined;
}

/** The active service that has taken the path of a deleted one, which was active too. */
export async function findServiceWithPathOf(db: Db, { href, ...ref }: TrashRestore) {
  const deleted = ref.kind === 'service' ? await findDeleted(db, ref) : undefined;
  return deleted?.active ? findPathConflict(db, [{ ...deleted, ...(href && { href }) }]) : undefined;
}

async function findDeleted(db: Db, { kind, recordId }: TrashRef) {
  const deleted = await db
    .selectFrom('trash')
    .select('record')
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .executeTakeFirst();
  return deleted && JSON.parse(deleted.record);
}

async function removeItem(transaction: Transaction<Tables>, { kind, recordId }: TrashRef) {
  const removed = await transaction
    .deleteFrom('trash')
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .returning('record')
    .executeTakeFirst();
  return removed && JSON.parse(removed.record);
}

/** Permanently deletes records and returns the number of those that were in the trash. */
export async function deleteFromTrash(db: Db, refs: readonly TrashRef[]): Promise<number> {
  const removed = await db.transaction().execute(async (transaction) => {
    await lockAuditLog(transaction);
    const found: Removed[] = [];
    for (const ref of refs) {
      const deleted = await removeItem(transaction, ref);
      if (deleted) found.push({ ...ref, title: titleOf(deleted) });
    }
    return removeRest(transaction, found);
  });
  if (removed.some(({ kind }) => isLead(kind))) await emptyWriteAheadLog(db);
  return removed.length;
}

/** Permanently deletes the records that were moved to the trash before a moment, or all of them. */
export async function emptyTrash(db: Db, before?: Date): Promise<number> {
  const { length } = await db.transaction().execute(async (transaction) => {
    await lockAuditLog(transaction);
    const removed = await transaction
      .deleteFrom('trash')
      .$if(before !== undefined, (query) => query.where('deletedAt', '<=', before as Date))
      .returning(['kind', 'recordId', 'title'])
      .execute();
    return removeRest(transaction, removed);
  });
  await emptyWriteAheadLog(db);
  return length;
}

type Removed = TrashRef & { title: string };

/** Deletes what is stored about records that have left the trash. */
async function removeRest(db: Db, removed: Removed[]): Promise<Removed[]> {
  for (const kind of leadKinds) {
    const ids = removed.filter((item) => item.kind === kind).map(({ recordId }) => recordId);
    await removeTraces(db, kind, ids);
  }
  await removeLinksTo(db, removed);
  const drafts = removed.filter(({ kind }) => kind === 'draft');
  await deleteDraftVersions(
    db,
    drafts.map(({ recordId }) => recordId),
  );
  for (const kind of recordKinds) {
    const keys = removed.filter((item) => item.kind === kind).map(({ recordId }) => String(recordId));
    await deleteVersions(db, kind, keys);
  }
  const deleted = removed.map(({ kind, recordId, title }) => {
    // The title of a lead is the name of a person.
    return { action: `${kind}.delete`, kind, recordId, title: isLead(kind) ? null : title };
  });
  await record(db, ...deleted);
  return removed;
}
