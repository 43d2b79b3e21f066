import { type CopyName, copyPages } from '@site/schema/copy-pages';
import { placesIn } from '@site/schema/copy-places';
import { foldText, partsOf, wordsOf } from '@site/schema/fold-text';
import { type LeadKind, leadKinds, type Stage } from '@site/schema/lead';
import { type SearchKind, searchKinds } from '@site/schema/search';
import { draftedKinds, type Version } from '@site/schema/version';
import { sql } from 'kysely';
import { findCopies } from '../content/copy.ts';
import { leadTable } from '../leads/lead-tables.ts';
import type { Db } from '../tables.ts';
import type { TableKind } from '../versions/content.ts';
import { withTitles, workingCopies } from '../versions/working-copies.ts';
import { idsContaining, idsOfKind, idsWithWords } from './matching-entries.ts';
import { copyNameOf, kindOf, recordIdOf } from './search-index.ts';

/*
 * The search of the whole admin.
 */

type Lead = { email: string; stage: Stage };
/** The id of a draft is the key of its working copy. */
export type Found = {
  kind: Exclude<SearchKind, 'copy'>;
  id: number | string;
  title: string;
  lead?: Lead;
  isDraft?: true;
};
/** A text of a page, with the path of its field. */
export type FoundText = { kind: 'copy'; page: CopyName; title: string; field: string; text: string };

const SHOWN = 6;
const NEWEST = 8;

/** Reading and sorting more matches of a common word would take longer; the newest ids are the newest records. */
const COMPARED = 200;

/** Their titles are read for each search, which parses contents of up to 50 KB each. */
const DRAFTS = 100;

/**
 * The matches of each kind, the last changed first. Parts of words count only when no word begins with the search. An empty
 * search returns the most recently changed records.
 */
export async function findAnything(db: Db, search: string): Promise<(Found | FoundText)[]> {
  const [parts, words] = [partsOf(search), wordsOf(foldText(search))];
  if (parts.length === 0) return listNewest(db);
  const drafts = await listDrafts(db);
  const beginsWords = (title: string) =>
    words.every((word) => wordsOf(foldText(title)).some((one) => one.startsWith(word)));
  if (words.length > 0) {
    const entries = await readEntries(db, (kind) => idsWithWords(db, kind, words));
    const found = withDrafts(
      await describe(db, entries, words),
      drafts.filter(({ title }) => beginsWords(title)),
    );
    if (found.length > 0) return found;
  }
  const contains = (title: string) => parts.every((part) => foldText(title).includes(part));
  const entries = await readEntries(db, (kind) => idsContaining(db, kind, parts));
  return withDrafts(
    await describe(db, entries, parts),
    drafts.filter(({ title }) => contains(title)),
  );
}

/** Adds the drafts whose records were not found themselves. They are first, because their titles match. */
function withDrafts(found: (Found | FoundText)[], drafts: readonly Found[]) {
  const isFound = (draft: Found) =>
    found.some((one) => one.kind === draft.kind && 'id' in one && String(one.id) === draft.id);
  return [...drafts.filter((draft) => !isFound(draft)).slice(0, SHOWN), ...found];
}

async function listDrafts(db: Db): Promise<Found[]> {
  const copies = workingCopies(db, draftedKinds).select(['id', 'kind', 'key']);
  const rows = await copies.orderBy('updatedAt', 'desc').limit(DRAFTS).execute();
  const titled = await withTitles(db, rows as (Pick<Version, 'id' | 'key'> & { kind: TableKind })[]);
  return titled.map(({ kind, key, title }) => ({ kind, id: key, title, isDraft: true }));
}

async function listNewest(db: Db) {
  const entries = await readEntries(db, idsOfKind);
  const changed = entries.filter(({ id }) => kindOf(id) !== 'copy');
  changed.sort((a, b) => Number(new Date(b.moment)) - Number(new Date(a.moment)));
  return describe(db, changed.slice(0, NEWEST), []);
}

async function describe(db: Db, entries: readonly Entry[], searched: readonly string[]) {
  const found = entries.map(({ id, title }) => ({ kind: kindOf(id), id: recordIdOf(id), title }));
  const [leads, texts] = [await readLeads(db, found), await findTexts(db, found, searched)];
  return found.flatMap(({ kind, id, title }): (Found | FoundText)[] => {
    const text = texts.get(id);
    if (kind === 'copy') return text ? [text] : [];
    const lead = leads.get(`${kind} ${id}`);
    return [{ kind, id, title, ...(lead && { lead }) }];
  });
}

type Entry = { id: number; title: string; moment: Date | string };
type Ids = ReturnType<typeof idsWithWords>;

async function readEntries(db: Db, select: (kind: SearchKind) => Ids) {
  const ofKind = searchKinds.map((kind, position) => {
    const newest = sql`select ids.id from (${select(kind)}) ids order by ids.id limit ${COMPARED}`;
    return sql`select * from (select id, title, moment, ${sql.lit(position)} as kind from search_entries
      where id in (${newest}) order by moment desc, id limit ${SHOWN}) of_kind`;
  });
  const { rows } = await sql<Entry>`${sql.join(ofKind, sql` union all `)}`.execute(db);
  return rows;
}

type Ref = { kind: SearchKind; id: number };

async function readLeads(db: Db, found: readonly Ref[]) {
  const read = async (kind: LeadKind) => {
    const ids = found.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await db.selectFrom(leadTable(kind)).select(['id', 'email', 'stage']).where('id', 'in', ids).execute();
    return rows.map(({ id, email, stage }): [string, Lead] => [`${kind} ${id}`, { email, stage }]);
  };
  return new Map((await Promise.all(leadKinds.map(read))).flat());
}

/** The first text of each page that contains all that was searched, or else its beginning. */
async function findTexts(db: Db, found: readonly Ref[], parts: readonly string[]) {
  const ids = found.filter(({ kind }) => kind === 'copy').map(({ id }) => id);
  const names = ids.flatMap((id) => copyNameOf(id) ?? []);
  const copies = names.length > 0 ? await findCopies(db, names) : undefined;
  const texts = names.map((page): FoundText => {
    const { title, schema } = copyPages[page];
    const places = placesIn(schema.shape, copies?.[page], 'values');
    const contains = (text: string, part: string | undefined) => foldText(text).includes(part ?? '');
    const place =
      places.find(({ text }) => parts.every((part) => contains(text, part))) ??
      places.find(({ text }) => contains(text, parts[0]));
    return { kind: 'copy', page, title, field: place?.path ?? '', text: place?.text ?? '' };
  });
  return new Map(ids.map((id, index) => [id, texts[index] as FoundText]));
}
