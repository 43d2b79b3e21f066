import { lineColorOf } from '@site/schema/line-color';
import type { LineColorName } from '@site/schema/palette';
import { service } from '@site/schema/service';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';

const colors = table('services', service.pick({ id: true, color: true, gradient: true }));

/** Adds the line colour of the service to the records that name one. */
export async function withLines<T extends { serviceId: number | null }>(
  db: Db,
  records: readonly T[],
): Promise<(T & { line?: LineColorName })[]> {
  const ids = [...new Set(records.flatMap(({ serviceId }) => serviceId ?? []))];
  if (ids.length === 0) return [...records];
  const { items } = await colors.list(db.selectFrom('services').where('id', 'in', ids), {});
  const lines = new Map(items.map(({ id, color, gradient }) => [id, lineColorOf(color, gradient)]));
  return records.map((record) => {
    const line = record.serviceId === null ? undefined : lines.get(record.serviceId);
    return line ? { ...record, line } : record;
  });
}
