import type { SelectQueryBuilder } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import { isSqlite } from '../transaction.ts';

/** On PostgreSQL, skips rows that another process is claiming instead of waiting for them. */
export function dueIds<Name extends keyof Tables, Row>(
  db: Db,
  due: SelectQueryBuilder<Tables, Name, Row>,
): SelectQueryBuilder<Tables, Name, Row> {
  return isSqlite(db) ? due : due.forUpdate().skipLocked();
}
