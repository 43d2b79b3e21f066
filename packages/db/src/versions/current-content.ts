import { copyNames } from '@site/schema/copy-pages';
import { recordIdOf, type VersionSubject } from '@site/schema/version';
import type { Values } from '../codec.ts';
import { findCopy } from '../content/copy.ts';
import { findBooking, findBrand } from '../setting.ts';
import type { Db } from '../tables.ts';
import { contentOf, hasContent, readContents } from './content.ts';

/** When the record was changed last; undefined for other content. */
export async function findChangedAt(db: Db, { kind, key }: VersionSubject): Promise<Date | undefined> {
  const id = recordIdOf(key);
  if (!hasContent(kind) || id === undefined) return undefined;
  const record = (await readContents(db, kind, [id])).get(id);
  return (record?.updatedAt ?? record?.createdAt) as Date | undefined;
}

/** The content that visitors see; undefined if there is none. */
export async function findContent(db: Db, { kind, key }: VersionSubject): Promise<Values | undefined> {
  if (hasContent(kind)) {
    const id = recordIdOf(key);
    const record = id === undefined ? undefined : (await readContents(db, kind, [id])).get(id);
    return record && contentOf(record);
  }
  if (kind === 'copy') {
    const name = copyNames.find((one) => one === key);
    return name && findCopy(db, name);
  }
  if (key === 'brand') return findBrand(db);
  return key === 'booking' ? findBooking(db) : undefined;
}
