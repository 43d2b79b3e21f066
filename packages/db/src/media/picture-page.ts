import { recordKinds, records } from '@site/schema/record-kinds';
import { publicRows } from '../content/public-records.ts';
import type { Db } from '../tables.ts';

/** The path of a public record that has this URL as the picture for which a cover is drawn. */
export async function findPicturePage(db: Db, url: string, now: Date): Promise<string | undefined> {
  const found = recordKinds.map(async (kind) => {
    const { cover, key, path } = records[kind];
    const row = cover && (await publicRows(db, now, kind).select(key).where(cover, '=', url).executeTakeFirst());
    return row && path(row[key]);
  });
  return (await Promise.all(found)).find((path) => path !== undefined);
}
