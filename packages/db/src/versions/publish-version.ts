import { VERSIONS_MAX, type VersionKind, type VersionRoute, type VersionSubject } from '@site/schema/version';
import { type ChangeSource, changeSource } from '../audit/change-source.ts';
import type { Values } from '../codec.ts';
import { ContentChangedError } from '../errors.ts';
import type { Db } from '../tables.ts';
import { contentOf, contentTag } from './content.ts';
import { measureChange } from './measure-change.ts';

/*
 * Writes the versions of content, in the transaction of the change.
 */

/** The key of the working copy of a record that does not exist yet begins with this. */
export const NEW_KEY = 'new-';

export type PublishedChange = { key: string; before?: Values | undefined; after: Values };

/** Appends a version for each record whose content has changed. The caller holds the lock of the audit log. */
export async function publishVersions(db: Db, kind: VersionKind, changes: readonly PublishedChange[]): Promise<void> {
  const source = changeSource(db);
  if (!source) return;
  for (const change of changes) await publishVersion(db, kind, change, source);
}

async function publishVersion(db: Db, kind: VersionKind, change: PublishedChange, source: ChangeSource) {
  const { key, before, after } = change;
  const { target, now, route = 'form' } = source;
  const isTarget = target?.kind === kind && (target.key === key || (!before && target.key.startsWith(NEW_KEY)));
  if (isTarget && target.tags && before && !target.tags.includes(contentTag(before))) throw new ContentChangedError();
  const subject = { kind, key };
  if (isTarget && target.key !== key) await adoptWorkingCopy(db, { kind, key: target.key }, key);
  const content = contentOf(after);
  const last = await findLast(db, subject);
  if (!last.published && before) {
    const at = (before.updatedAt ?? before.createdAt ?? now()) as Date;
    last.number = await insertVersion(db, subject, { content: contentOf(before), route: 'import', at, after: last });
  }
  const published = last.published ?? (before && contentOf(before));
  if (isTarget && target.publishes) await closeWorkingCopy(db, subject, content);
  if (published && isSame(published, content)) return;
  await insertVersion(db, subject, { content, route, at: now(), after: { number: last.number, published } });
  await removeOldVersions(db, subject);
}

const isSame = (a: Values, b: Values) => measureChange(withoutOrder(a), withoutOrder(b)).changed.length === 0;

// Moving one service numbers the others, too.
const withoutOrder = ({ sortOrder: _, ...content }: Values) => content;

type Last = { number: number; published?: Values | undefined };

/** Returns the highest version number of a record, and the content of its last published version. */
export async function findLast(db: Db, { kind, key }: VersionSubject): Promise<Last> {
  const versions = db.selectFrom('versions').where('kind', '=', kind).where('key', '=', key).orderBy('number', 'desc');
  const newest = await versions.select('number').executeTakeFirst();
  const published = newest && (await versions.where('state', '=', 'published').select('content').executeTakeFirst());
  return { number: newest?.number ?? 0, published: published && JSON.parse(published.content) };
}

type NewVersion = { content: Values; route: VersionRoute; at: Date; after: Last };

/** Appends a published version and returns its number. */
export async function insertVersion(db: Db, subject: VersionSubject, { content, route, at, after }: NewVersion) {
  const number = after.number + 1;
  const { changed, added, removed } = measureChange(after.published, content);
  await db
    .insertInto('versions')
    .values({
      ...subject,
      number,
      state: 'published',
      route,
      changed: JSON.stringify(changed),
      added,
      removed,
      basedOn: null,
      createdAt: at,
      updatedAt: at,
      publishAt: null,
      publishProblem: null,
      content: JSON.stringify(content),
    })
    .execute();
  return number;
}

/** A record that was published from the working copy of a new one gets its versions. */
const adoptWorkingCopy = (db: Db, { kind, key }: VersionSubject, id: string) =>
  db.updateTable('versions').set({ key: id }).where('kind', '=', kind).where('key', '=', key).execute();

/** The working copy becomes an earlier version, unless the content that follows it is the same. */
export async function closeWorkingCopy(db: Db, { kind, key }: VersionSubject, next?: Values): Promise<void> {
  const working = await db
    .selectFrom('versions')
    .select(['id', 'content'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', '=', 'working')
    .executeTakeFirst();
  if (!working) return;
  const isRepeated = next && measureChange(pickFields(JSON.parse(working.content), next), next).changed.length === 0;
  if (isRepeated) await db.deleteFrom('versions').where('id', '=', working.id).execute();
  else await db.updateTable('versions').set({ state: 'kept', publishAt: null }).where('id', '=', working.id).execute();
}

/** What a form sends besides the content of the record is left out. */
const pickFields = (content: Values, fields: Values): Values =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, content[field]]));

/** Removes the oldest versions beyond the maximum: unpublished ones first, never the first or the newest ones. */
export async function removeOldVersions(db: Db, { kind, key }: VersionSubject): Promise<void> {
  const versions = await db
    .selectFrom('versions')
    .select(['id', 'number', 'state'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('number')
    .execute();
  const excess = versions.length - VERSIONS_MAX;
  if (excess <= 0) return;
  const lastPublished = versions.findLast(({ state }) => state === 'published');
  const removable = versions.slice(1).filter((one) => one.state !== 'working' && one !== lastPublished);
  const unpublishedFirst = removable.toSorted(
    (a, b) => Number(a.state === 'published') - Number(b.state === 'published'),
  );
  const ids = unpublishedFirst.slice(0, excess).map(({ id }) => id);
  await db.deleteFrom('versions').where('id', 'in', ids).execute();
}

/** Deletes the versions of records that were deleted permanently. */
export async function deleteVersions(db: Db, kind: VersionKind, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('versions').where('kind', '=', kind).where('key', 'in', keys).execute();
}
