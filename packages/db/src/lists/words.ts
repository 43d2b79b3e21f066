import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/*
 * Words that are searched for: each stands somewhere in one of the fields that are searched, whatever its case.
 */

export const wordsOf = (search: string | null) => search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];

export const stands =
  <N extends keyof Tables>(word: string, fields: readonly string[]) =>
  (eb: ExpressionBuilder<Tables, N>) =>
    eb.or(fields.map((field) => contains(field, word)));

const contains = (field: string, word: string) =>
  sql<boolean>`lower(cast(${sql.ref(field)} as text)) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** Whether the letters of a search lead to its rows. */
export const leads = (search: string | null) => wordsOf(search).some((word) => trigramsOf(word).length > 0);

/** A flag as a filter that leads to its rows, unless a search does: SQLite takes any flag for the better way. */
export const isFlagged = (field: string, value: boolean, search: string | null) =>
  leads(search) ? sql<boolean>`${sql.ref(field)} <> ${!value}` : sql<boolean>`${sql.ref(field)} = ${value}`;

/** Every three characters in a row; as the index has no shorter ones, a shorter word has none. */
export function trigramsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
}
