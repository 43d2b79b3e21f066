import type { RecordKind } from '@site/schema/record-kinds';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Whether a record was deleted, but not yet permanently. */
export async function isInTrash(db: Db, kind: RecordKind, id: number): Promise<boolean> {
  const item = db.selectFrom('trash').select('id').where('kind', '=', kind).where('recordId', '=', id);
  return (await item.executeTakeFirst()) !== undefined;
}

/** The condition that the content to which a row of this table belongs is not in the trash. */
export const notInTrash = (table: 'versions' | 'previewAnswers') => sql<boolean>`not exists (
  select 1 from trash
  where trash.kind = ${sql.ref(`${table}.kind`)} and cast(trash.record_id as text) = ${sql.ref(`${table}.key`)}
)`;
