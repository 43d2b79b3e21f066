import { partsOf } from '@site/schema/fold-text';
import type { SearchKind } from '@site/schema/search';
import { type RawBuilder, sql } from 'kysely';
import { rowByRow } from '../lists/row-by-row.ts';
import type { Db } from '../tables.ts';
import { isSqlite } from '../transaction.ts';
import { idsOf } from './search-index.ts';
import { sourceOf } from './search-sources.ts';

/*
 * The ids of matching entries of one kind. Words are found by their beginnings, in an index of words; parts of words in
 * an index of trigrams, FTS5 on SQLite and pg_trgm on PostgreSQL.
 */

// The driver binds numbers as REAL, which FTS5 ignores as limits of ids; so they are literals.
type Ids = RawBuilder<{ id: number }>;

/** The condition that a row of a list contains every part of the search; undefined without a search. */
export function matchesSearch(db: Db, table: string, search: string | null): RawBuilder<boolean> | undefined {
  const [source, parts] = [sourceOf(table), partsOf(search)];
  if (!source || parts.length === 0) return undefined;
  const { last } = idsOf(source.kind);
  return sql`id in (select cast(${sql.lit(last)} - found.id as integer) from (${idsContaining(db, source.kind, parts)}) found)`;
}

export function idsOfKind(kind: SearchKind): Ids {
  const { first, last } = idsOf(kind);
  return sql`select id from search_entries where id between ${sql.lit(first)} and ${sql.lit(last)}`;
}

/** The entries in which each of the words begins a word. */
export function idsWithWords(db: Db, kind: SearchKind, words: readonly string[]): Ids {
  const { first, last } = idsOf(kind);
  if (isSqlite(db)) {
    const prefixes = words.map((word) => `"${word}"*`).join(' ');
    return sql`select rowid as id from search_words where search_words match ${prefixes} and rowid between ${sql.lit(first)} and ${sql.lit(last)}`;
  }
  const hasAll = (some: readonly string[]) =>
    sql`word_set @@ ${some.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
  // The planner takes several common words for rare ones, and would read all rows with them.
  const [longest = '', ...others] = words.toSorted((a, b) => b.length - a.length);
  const condition = others.length > 0 ? sql`${hasAll([longest])} and ${rowByRow(hasAll(others))}` : hasAll([longest]);
  return sql`select id from search_entries where ${condition} and id between ${sql.lit(first)} and ${sql.lit(last)}`;
}

/** The entries whose searched fields contain all parts. */
export function idsContaining(db: Db, kind: SearchKind, parts: readonly string[]): Ids {
  const { first, last } = idsOf(kind);
  if (!isSqlite(db) || !parts.every(hasTrigram)) {
    const all = sql.join(
      parts.map((part) => sql`fields like ${containing(part)} escape '\\'`),
      sql` and `,
    );
    return sql`select id from search_entries where ${all} and id between ${sql.lit(first)} and ${sql.lit(last)}`;
  }
  const phrases = parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' ');
  return sql`select rowid as id from search_trigrams where search_trigrams match ${phrases} and rowid between ${sql.lit(first)} and ${sql.lit(last)}`;
}

// FTS5 has no entry for a shorter part, so a search with one scans the texts.
const hasTrigram = (part: string) => Array.from(part).length >= 3;

/** The pattern of LIKE for texts that contain a part, with the backslash as escape character. */
export const containing = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
