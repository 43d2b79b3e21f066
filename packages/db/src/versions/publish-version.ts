import { VERSIONS_MAX, type Version, type VersionKind, type VersionSubject } from '@site/schema/version';
import { type ChangeSource, type ChangeTarget, changeSource } from '../audit/change-source.ts';
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

/** The number of records per query, which bounds the memory that their contents take. */
const BATCH = 200;

/** Appends a version for each record whose content has changed. The caller holds the lock of the audit log. */
export async function publishVersions(db: Db, kind: VersionKind, changes: readonly PublishedChange[]): Promise<void> {
  const source = changeSource(db);
  if (!source) return;
  for (let start = 0; start < changes.length; start += BATCH) {
    await publishBatch(db, kind, changes.slice(start, start + BATCH), source);
  }
}

async function publishBatch(db: Db, kind: VersionKind, changes: readonly PublishedChange[], source: ChangeSource) {
  const { target, now, route = 'form' } = source;
  const edited = target?.kind === kind && changes.find((change) => isTarget(change, target.key));
  if (edited) await checkTarget(db, edited, target);
  const keys = changes.map(({ key }) => key);
  const lasts = await findLasts(db, kind, keys);
  if (edited && target.publishes) await closeWorkingCopy(db, { kind, key: edited.key }, contentOf(edited.after));
  const added = changes.map(({ key, before, after }) => {
    const { number, published } = lasts.get(key) ?? none;
    const versions: NewVersion[] = [];
    const append = (version: Omit<NewVersion, 'key' | 'number'>) =>
      versions.push({ ...version, key, number: number + versions.length + 1 });
    const old = published ?? (before && contentOf(before));
    if (!published && before) {
      const at = (before.updatedAt ?? before.createdAt ?? now()) as Date;
      append({ content: contentOf(before), route: 'import', at, published: undefined });
    }
    const content = contentOf(after);
    if (!old || !isSame(old, content)) append({ content, route, at: now(), published: old });
    return versions;
  });
  await insertVersions(db, kind, added.flat());
  const full = keys.filter((key, index) => (lasts.get(key)?.count ?? 0) + (added[index]?.length ?? 0) > VERSIONS_MAX);
  for (const key of full) await removeOldVersions(db, { kind, key });
}

/** Whether a form has sent this change. The working copy of a new record has a key of its own. */
const isTarget = ({ key, before }: PublishedChange, target: string) =>
  key === target || (!before && target.startsWith(NEW_KEY));

/** Refuses a change or a deletion that is based on older content. */
export function refuseOutdated({ tags }: ChangeTarget, before: Values | undefined): void {
  if (tags && before && !tags.includes(contentTag(before))) throw new ContentChangedError();
}

/** Refuses a change that is based on older content. A new record gets the versions of its working copy. */
async function checkTarget(db: Db, { key, before }: PublishedChange, target: ChangeTarget): Promise<void> {
  const { kind, key: sent } = target;
  refuseOutdated(target, before);
  if (sent !== key) await adoptWorkingCopy(db, { kind, key: sent }, key);
}

const isSame = (a: Values, b: Values) => measureChange(withoutOrder(a), withoutOrder(b)).changed.length === 0;

// Moving one service numbers the others, too.
const withoutOrder = ({ sortOrder: _, ...content }: Values) => content;

type Last = { number: number; count: number; published?: Values | undefined };
const none: Last = { number: 0, count: 0 };

/** The highest version number of each record, its number of versions, and the content of its last published version. */
async function findLasts(db: Db, kind: VersionKind, keys: readonly string[]): Promise<Map<string, Last>> {
  const versions = db.selectFrom('versions').where('kind', '=', kind).where('key', 'in', keys);
  const numbers = await versions
    .groupBy('key')
    .select(({ fn }) => ['key', fn.max('number').as('number'), fn.countAll().as('count')])
    .execute();
  const published = versions.where('state', '=', 'published');
  const newest = published.groupBy('key').select(({ fn }) => ['key', fn.max('number').as('number')]);
  const contents = await published
    .where(({ eb, refTuple }) => eb(refTuple('key', 'number'), 'in', newest.$asTuple('key', 'number')))
    .select(['key', 'content'])
    .execute();
  const contentsByKey = new Map(contents.map(({ key, content }) => [key, JSON.parse(content) as Values]));
  return new Map(
    numbers.map(({ key, number, count }) => [
      key,
      { number: Number(number), count: Number(count), published: contentsByKey.get(key) },
    ]),
  );
}

/** Returns the highest version number of a record, and the content of its last published version. */
export const findLast = async (db: Db, { kind, key }: VersionSubject): Promise<Last> =>
  (await findLasts(db, kind, [key])).get(key) ?? none;

/** Stores existing content as the first version of a record, and returns the version number. */
export async function importVersion(db: Db, { kind, key }: VersionSubject, content: Values, at: Date): Promise<number> {
  const last = await findLast(db, { kind, key });
  const number = last.number + 1;
  await insertVersions(db, kind, [{ key, number, route: 'import', content, at, published: last.published }]);
  return number;
}

/** `published` is the content before. */
type NewVersion = Pick<Version, 'key' | 'number' | 'route'> & {
  content: Values;
  at: Date;
  published: Values | undefined;
};

async function insertVersions(db: Db, kind: VersionKind, versions: readonly NewVersion[]): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.map(({ key, number, route, content, at, published }) => {
    const { changed, added, removed } = measureChange(published, content);
    return {
      kind,
      key,
      number,
      state: 'published' as const,
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
    };
  });
  await db.insertInto('versions').values(rows).execute();
}

const contentTables = ['versions', 'previews', 'previewAnswers'] as const;

/** A record that was published from the working copy of a new one gets its versions and the links to its previews. */
async function adoptWorkingCopy(db: Db, { kind, key }: VersionSubject, id: string) {
  for (const table of contentTables) {
    await db.updateTable(table).set({ key: id }).where('kind', '=', kind).where('key', '=', key).execute();
  }
}

/** Whether a preview link shows this version, or a reader has answered about it: then its content must not change. */
export async function isShared(
  db: Db,
  { id, kind, key, number }: Pick<Version, 'id' | 'kind' | 'key' | 'number'>,
): Promise<boolean> {
  const pinned = db.selectFrom('previews').where('versionId', '=', id).select('id');
  const answers = db.selectFrom('previewAnswers').where('kind', '=', kind).where('key', '=', key);
  const answered = answers.where('versionNumber', '=', number).select('id');
  return (await pinned.unionAll(answered).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * The working copy becomes an earlier version, unless the content that follows it is the same and no reader knows it.
 */
export async function closeWorkingCopy(db: Db, { kind, key }: VersionSubject, next?: Values): Promise<void> {
  const working = await db
    .selectFrom('versions')
    .select(['id', 'number', 'content'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', '=', 'working')
    .executeTakeFirst();
  if (!working) return;
  if (next && isRepeated(JSON.parse(working.content), next) && !(await isShared(db, { kind, key, ...working })))
    await db.deleteFrom('versions').where('id', '=', working.id).execute();
  else await db.updateTable('versions').set({ state: 'kept', publishAt: null }).where('id', '=', working.id).execute();
}

/** Whether content has these fields already. */
export const isRepeated = (content: Values, next: Values): boolean =>
  measureChange(pickFields(content, next), next).changed.length === 0;

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

/** Deletes the versions of records that were deleted permanently, and the links to their previews. */
export async function deleteVersions(db: Db, kind: VersionKind, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  for (const table of contentTables) {
    await db.deleteFrom(table).where('kind', '=', kind).where('key', 'in', keys).execute();
  }
}
