import { type Preview, type PreviewAnswer, type PreviewListQuery, preview, previewAnswer } from '@site/schema/preview';
import { isRecordKind, type RecordKind } from '@site/schema/record-kinds';
import { recordIdOf, type VersionKind, type VersionSubject } from '@site/schema/version';
import { sql } from 'kysely';
import { appendAudit, lockAuditLog } from '../audit/audit-log.ts';
import { record } from '../audit/record-changes.ts';
import { recordCodec, type Values } from '../codec.ts';
import { isInTrash, notInTrash } from '../content/in-trash.ts';
import { recordReader } from '../lists/record-reader.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { contentOf } from './content.ts';
import { findContent } from './current-content.ts';
import { findPublished, findVersion, findWorkingCopy, listVersions } from './versions.ts';

/*
 * Links to previews, and the answers of their readers.
 */

const previews = recordReader('previews', recordCodec(preview));
const answers = recordReader('previewAnswers', recordCodec(previewAnswer));

const open = (db: Db, now: Date) =>
  db.selectFrom('previews').where('revokedAt', 'is', null).where('expiresAt', '>', now);

type NewPreview = Pick<Preview, 'kind' | 'key' | 'versionId' | 'createdAt' | 'expiresAt'> & { tokenHash: string };

/**
 * `title` is that of the content, for the audit log. Content without a version gets its first one, which the answers of
 * readers name.
 */
export const insertPreview = (db: Db, link: NewPreview, title: string): Promise<number> =>
  inTransaction(db, async (transaction) => {
    await lockAuditLog(transaction);
    await findPublished(transaction, link, link.createdAt);
    const row = { ...link, lastOpenedAt: null, openedCount: 0, revokedAt: null };
    const { id } = await transaction.insertInto('previews').values(row).returning('id').executeTakeFirstOrThrow();
    await record(transaction, { action: 'preview.create', kind: 'preview', recordId: id, title });
    return id;
  });

/** The links that can be opened, the newest first. */
export const listPreviews = (db: Db, now: Date, { kind, id: key, ...query }: PreviewListQuery) =>
  previews.list(
    open(db, now)
      .$if(kind !== undefined, (all) => all.where('kind', '=', kind as VersionKind))
      .$if(key !== undefined, (all) => all.where('key', '=', String(key)))
      .orderBy('id', 'desc'),
    query,
  );

/** Returns false if there is no such link, or if it cannot be opened any more. */
export const revokePreview = (db: Db, id: number, now: Date): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const found = await previews.find(open(transaction, now).where('id', '=', id));
    if (!found) return false;
    await transaction.updateTable('previews').set({ revokedAt: now }).where('id', '=', id).execute();
    await record(transaction, { action: 'preview.revoke', kind: 'preview', recordId: id });
    return true;
  });

export type SharedContent = { preview: Preview; content: Values; versionNumber: number | null };

/** What a link shows: its version, otherwise the working copy, otherwise what is published. */
export async function findShared(db: Db, tokenHash: string, now: Date): Promise<SharedContent | undefined> {
  const found = await previews.find(open(db, now).where('tokenHash', '=', tokenHash));
  if (!found) return undefined;
  const shared = await findNewest(db, found);
  if (found.versionId === null || !shared) return shared && { preview: found, ...shared };
  const pinned = await findVersion(db, found.versionId);
  return pinned && { preview: found, content: pinned.content, versionNumber: pinned.number };
}

/** The newest content of a record, which visitors may see older or not at all; undefined for a deleted record. */
export async function findNewest(db: Db, subject: VersionSubject): Promise<Omit<SharedContent, 'preview'> | undefined> {
  const [working, published] = await Promise.all([findWorkingCopy(db, subject), findContent(db, subject)]);
  const id = isRecordKind(subject.kind) ? recordIdOf(subject.key) : undefined;
  if (!published && id !== undefined && (await isInTrash(db, subject.kind as RecordKind, id))) return undefined;
  if (working) return { content: working.content, versionNumber: working.number };
  if (!published) return undefined;
  const { items } = await listVersions(db, subject, { limit: 1 });
  return { content: contentOf(published), versionNumber: items[0]?.number ?? null };
}

export const addOpenings = (db: Db, counts: ReadonlyMap<number, number>, now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    for (const [id, count] of counts) {
      const openedCount = sql<number>`opened_count + ${count}`;
      await transaction.updateTable('previews').set({ openedCount, lastOpenedAt: now }).where('id', '=', id).execute();
    }
  });

type NewAnswer = Omit<PreviewAnswer, 'id' | 'seenAt'>;

/** Stores the answer of a reader. The audit log names the content and the network, but not the reader. */
export const insertAnswer = (
  db: Db,
  answer: NewAnswer,
  { network, also }: { network: string; also: (transaction: Db) => Promise<void> },
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction.insertInto('previewAnswers').values(answer).execute();
    const action = answer.verdict === 'approved' ? 'preview.approve' : 'preview.askForChange';
    const about = { kind: 'preview', recordId: answer.previewId, title: answer.title };
    await appendAudit(transaction, { at: answer.createdAt, action, actor: 'visitor', network, ...about });
    await also(transaction);
  });

/** The answers of readers about a record, the newest first. */
export const listAnswers = (db: Db, { kind, key }: VersionSubject, query: { limit: number }) =>
  answers.list(
    db.selectFrom('previewAnswers').where('kind', '=', kind).where('key', '=', key).orderBy('id', 'desc'),
    query,
  );

const unseen = (db: Db) => db.selectFrom('previewAnswers').where('seenAt', 'is', null);

/** The newest answers that the administrator has not seen, about content that is not in the trash. */
export async function listUnseenAnswers(db: Db, limit: number): Promise<PreviewAnswer[]> {
  const from = unseen(db).where(notInTrash('previewAnswers'));
  return (await answers.list(from.orderBy('id', 'desc').limit(limit), {})).items;
}

/** Returns false if there is no such answer, or if it was seen before. */
export const markAnswerSeen = (db: Db, id: number, now: Date): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const found = await answers.find(unseen(transaction).where('id', '=', id));
    if (!found) return false;
    await transaction.updateTable('previewAnswers').set({ seenAt: now }).where('id', '=', id).execute();
    const { previewId: recordId, title } = found;
    await record(transaction, { action: 'preview.markSeen', kind: 'preview', recordId, title });
    return true;
  });
