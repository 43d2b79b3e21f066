import type { RecordKind } from '@site/schema/record-kinds';
import type { Db } from '../tables.ts';

/** Whether a record was deleted, but not yet permanently. */
export async function isInTrash(db: Db, kind: RecordKind, id: number): Promise<boolean> {
  const item = db.selectFrom('trash').select('id').where('kind', '=', kind).where('recordId', '=', id);
  return (await item.executeTakeFirst()) !== undefined;
}
