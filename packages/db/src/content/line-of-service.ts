import { lineColorOf } from '@site/schema/line-color';
import type { LineColorName } from '@site/schema/palette';
import { service } from '@site/schema/service';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';

const colors = table('services', service.pick({ id: true, color: true, gradient: true }));

type Linked = { serviceId: number | null };

/** Reads the line colours of the services that the records name, and returns a function that adds its colour to a record. */
export async function findLines(db: Db, records: readonly Linked[]) {
  const ids = [...new Set(records.flatMap(({ serviceId }) => serviceId ?? []))];
  const { items } =
    ids.length === 0 ? { items: [] } : await colors.list(db.selectFrom('services').where('id', 'in', ids), {});
  const lines = new Map(items.map(({ id, color, gradient }) => [id, lineColorOf(color, gradient)]));
  return <T extends Linked>(record: T): T & { line?: LineColorName } => {
    const line = record.serviceId === null ? undefined : lines.get(record.serviceId);
    return line ? { ...record, line } : record;
  };
}
