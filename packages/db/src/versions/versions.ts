import { randomUUID } from 'node:crypto';
import type { ListQuery } from '@site/schema/list-query';
import { isRecordKind } from '@site/schema/record-kinds';
import {
  recordIdOf,
  storedVersion,
  type Version,
  type VersionKind,
  type VersionRoute,
  type VersionSubject,
  type VersionWithContent,
  version,
} from '@site/schema/version';
import { lockAuditLog } from '../audit/audit-log.ts';
import { recordCodec, type Values } from '../codec.ts';
import { isInTrash } from '../content/in-trash.ts';
import { recordReader } from '../lists/record-reader.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { hasContent } from './content.ts';
import { findChangedAt, findContent } from './current-content.ts';
import { measureChange } from './measure-change.ts';
import {
  closeWorkingCopy,
  findLast,
  importVersion,
  isRepeated,
  isShared,
  NEW_KEY,
  removeOldVersions,
} from './publish-version.ts';

/*
 * Reads versions, and writes working copies: unpublished content, which visitors do not see.
 */

const versions = recordReader('versions', recordCodec(version));
const stored = recordReader('versions', recordCodec(storedVersion));

const of = (db: Db, { kind, key }: VersionSubject) =>
  db.selectFrom('versions').where('kind', '=', kind).where('key', '=', key);

const findWorking = (db: Db, subject: VersionSubject) => versions.find(of(db, subject).where('state', '=', 'working'));

/** The versions of a record without their content, the newest first. */
export const listVersions = (db: Db, subject: VersionSubject, query: ListQuery) =>
  versions.list(of(db, subject).orderBy('number', 'desc'), query);

export async function findVersion(db: Db, id: number): Promise<VersionWithContent | undefined> {
  const found = await stored.find(db.selectFrom('versions').where('id', '=', id));
  return found && { ...found, content: JSON.parse(found.content) };
}

export async function findWorkingCopy(db: Db, subject: VersionSubject): Promise<VersionWithContent | undefined> {
  const working = await findWorking(db, subject);
  return working && findVersion(db, working.id);
}

/** The working copy, and the published content from which it was made. */
export async function findWorkingCopyWithBase(db: Db, subject: VersionSubject) {
  const working = await findWorkingCopy(db, subject);
  const base =
    working && (await of(db, subject).where('number', '=', working.basedOn).select('content').executeTakeFirst());
  return working && { ...working, base: base ? (JSON.parse(base.content) as Values) : null };
}

/**
 * The versions of a record, of the texts of all pages and of the agency settings that were published at a moment. Before
 * the oldest one, that is the one.
 */
export async function listPublishedAt(db: Db, { kind, key }: VersionSubject, at: Date): Promise<VersionWithContent[]> {
  const published = db
    .selectFrom('versions')
    .where('state', '=', 'published')
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', kind), eb('key', '=', key)]),
        eb('kind', '=', 'copy'),
        eb.and([eb('kind', '=', 'setting'), eb('key', '=', 'brand')]),
      ]),
    );
  const numbers = published.groupBy(['kind', 'key']).select(({ fn }) => {
    const newest = fn.max('number').filterWhere('createdAt', '<=', at);
    return ['kind', 'key', fn.coalesce(newest, fn.min('number')).as('number')];
  });
  const chosen = published.where(({ eb, refTuple }) =>
    eb(refTuple('kind', 'key', 'number'), 'in', numbers.$asTuple('kind', 'key', 'number')),
  );
  const { items } = await stored.list(chosen, {});
  return items.map((one) => ({ ...one, content: JSON.parse(one.content) }));
}

/** Whether there is content with this key to edit: stored, unpublished or new. */
export async function isEditable(db: Db, kind: VersionKind, key: string | undefined): Promise<boolean> {
  if (key === undefined || key.startsWith(NEW_KEY)) return hasContent(kind);
  if (await findContent(db, { kind, key })) return true;
  const id = recordIdOf(key);
  if (id === undefined || !isRecordKind(kind) || (await isInTrash(db, kind, id))) return false;
  return (await listVersions(db, { kind, key }, { limit: 1 })).total > 0;
}

/** Saves within this time of each other belong to one version. */
const SITTING_MS = 5 * 60_000;

type NewCopy = {
  content: Values;
  route: VersionRoute;
  now: Date;
  /** When the working copy was saved that the writer saw last; null if it saw none. */
  seen?: Date | null | undefined;
};

/**
 * Saves what was typed. A working copy that was saved within the last five minutes is replaced; an older one, or one that
 * a reader knows, is kept as an earlier version. Saving the same content again changes nothing. A record that does not
 * exist yet gets a key. Returns undefined if the writer has not seen the latest working copy.
 */
export const saveWorkingCopy = (
  db: Db,
  { kind, key = `${NEW_KEY}${randomUUID()}` }: Pick<VersionSubject, 'kind'> & { key?: string | undefined },
  { content, route, now, seen }: NewCopy,
): Promise<Version | undefined> =>
  inTransaction(db, async (transaction) => {
    await lockAuditLog(transaction);
    const subject = { kind, key };
    const working = await findWorkingCopy(transaction, subject);
    if (seen !== undefined && seen?.getTime() !== working?.updatedAt.getTime()) return undefined;
    const full = { ...placeOf(working), ...content };
    if (working && isRepeated(working.content, full)) return findWorking(transaction, subject);
    const isSitting =
      working?.route === 'form' &&
      route === 'form' &&
      now.getTime() - working.updatedAt.getTime() < SITTING_MS &&
      !(await isShared(transaction, working));
    // Stores the published content as the first version, with which the copy is compared.
    const basedOn = working ? working.basedOn : await findPublished(transaction, subject, now);
    const before = await findBefore(transaction, subject, isSitting ? working.number : undefined);
    const { changed, ...size } = measureChange(before, full);
    const change = {
      ...size,
      changed: JSON.stringify(changed),
      content: JSON.stringify(full),
      updatedAt: now,
      publishProblem: null,
    };
    if (isSitting) {
      await transaction.updateTable('versions').set(change).where('id', '=', working.id).execute();
    } else {
      if (working) await closeWorkingCopy(transaction, subject);
      else await removeFromTrash(transaction, subject);
      const { number } = await findLast(transaction, subject);
      const row = {
        ...subject,
        ...change,
        number: number + 1,
        state: 'working',
        route,
        basedOn,
        createdAt: now,
        publishAt: working?.publishAt ?? null,
      } as const;
      await transaction.insertInto('versions').values(row).execute();
      await removeOldVersions(transaction, subject);
    }
    return findWorking(transaction, subject);
  });

/** A discarded draft that is saved again leaves the trash. */
const removeFromTrash = (db: Db, subject: VersionSubject) =>
  db.deleteFrom('trash').where('kind', '=', 'draft').where('recordId', 'in', of(db, subject).select('id')).execute();

/** The fields of an unpublished record that its form does not send. */
function placeOf({ content }: { content?: Values } = {}): Values {
  if (!content?.createdAt) return {};
  return { createdAt: content.createdAt, ...('featuredOrder' in content && { featuredOrder: content.featuredOrder }) };
}

/** The number of the published version, which is made if the content has none yet; null if nothing is published. */
export async function findPublished(db: Db, subject: VersionSubject, now: Date): Promise<number | null> {
  const published = await versions.find(of(db, subject).where('state', '=', 'published').orderBy('number', 'desc'));
  if (published) return published.number;
  const content = await findContent(db, subject);
  if (!content) return null;
  return importVersion(db, subject, content, (await findChangedAt(db, subject)) ?? now);
}

/** The content of the newest version, or of that before a number. */
async function findBefore(db: Db, subject: VersionSubject, number: number | undefined): Promise<Values | undefined> {
  const before = await of(db, subject)
    .$if(number !== undefined, (all) => all.where('number', '<', Number(number)))
    .orderBy('number', 'desc')
    .select('content')
    .executeTakeFirst();
  return before && JSON.parse(before.content);
}

type Restoration = { id: number; fields?: readonly string[] | undefined; now: Date };

/**
 * Makes a working copy with the content of a version, or with some of its fields, unless the working copy has it already.
 * Visitors see no change.
 */
export async function restoreVersion(
  db: Db,
  { id, fields, now }: Restoration,
): Promise<Version | { unknownField: string } | undefined> {
  const found = await findVersion(db, id);
  if (!found) return undefined;
  const { kind, key } = found;
  const working = await findWorkingCopy(db, { kind, key });
  const current = working?.content ?? (await findContent(db, { kind, key })) ?? {};
  const unknownField = fields?.find((field) => !hasPath(found.content, field) && !hasPath(current, field));
  if (unknownField !== undefined) return { unknownField };
  const content = fields ? restoreFields(current, found.content, fields) : found.content;
  return saveWorkingCopy(db, { kind, key }, { content, route: 'restore', now });
}

function hasPath(content: unknown, path: string): boolean {
  const [field = '', ...inner] = path.split('.');
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return false;
  if (!Object.hasOwn(content, field)) return false;
  return inner.length === 0 || hasPath((content as Values)[field], inner.join('.'));
}

/** Copies the values at these paths. */
function restoreFields(base: Values, from: Values, paths: readonly string[]): Values {
  const groups = Map.groupBy(paths, (path) => path.split('.')[0] ?? '');
  const restored = [...groups].map(([field, chosen]) => {
    const inner = chosen.map((path) => path.slice(field.length + 1)).filter(Boolean);
    const isWhole = inner.length < chosen.length;
    const value = isWhole ? from[field] : restoreFields(asGroup(base[field]), asGroup(from[field]), inner);
    return [field, value ?? null];
  });
  return { ...base, ...Object.fromEntries(restored) };
}

const asGroup = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Values;
