import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The first problem that a full check of a SQLite file finds; null for a sound one. */
export async function findBrokenPages(db: Db): Promise<string | null> {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check(1)`.execute(db);
  const { rows: links } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  const result = rows[0]?.integrityCheck ?? 'no result';
  if (result !== 'ok') return `The restored database is damaged: ${result}`;
  return links[0] ? `A row of the table ${links[0].table} refers to a row that is missing` : null;
}
