import type { RecordTable } from '@site/schema/record-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';
import { isSqlite } from '../transaction.ts';

/*
 * The search of all lists. Each searched table has a table `<table>_search` with the text of its searched fields in
 * lower case (migrations 0008 and 0013), indexed by trigrams: by FTS5 on SQLite, by pg_trgm on PostgreSQL.
 */

export type SearchedTable = RecordTable | 'contactSubmissions' | 'callSchedules' | 'media';

/** The condition that every word of the search is part of a searched field, in any case; undefined without words. */
export function matchesSearch(db: Db, table: SearchedTable, search: string | null): RawBuilder<boolean> | undefined {
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return undefined;
  const containing = sql`select id from ${sql.table(`${table}Search`)} where ${sql.join(words.map(contains), sql` and `)}`;
  if (!isSqlite(db) || !words.every(hasTrigram)) return sql`id in (${containing})`;
  const index = sql.table(`${table}SearchFts`);
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  return sql`id in (select rowid from ${index} where ${index} match ${phrases})`;
}

// FTS5 has no entry for a shorter word, so a search with one scans the texts.
const hasTrigram = (word: string) => Array.from(word).length >= 3;

const contains = (word: string) => sql`text like ${containing(word)} escape '\\'`;

/** The pattern of LIKE for texts that contain a word, with the backslash as escape character. */
export const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
