import { blankCopy, copyNames } from '@site/schema/copy-pages';
import { indexCopy } from '../search/search-index.ts';
import { findSetting, SETUP_KEY, saveBrand } from '../setting.ts';
import { startSetup } from '../setup.ts';
import type { Db } from '../tables.ts';
import { hasContent, wasSeeded } from './demo.ts';
import { emptyBrand } from './empty-brand.ts';

/*
 * A site without demo content: its texts name no invented clients or figures, and the facts of the agency are
 * recognisable as placeholders until the setup guide is followed.
 */

/** Prepares an empty database once. One that has content or settings stays as it is. */
export async function startEmptySite(db: Db): Promise<boolean> {
  const used = [wasSeeded(db), hasContent(db), hasSetting(db, 'brand'), hasSetting(db, SETUP_KEY)];
  if ((await Promise.all(used)).includes(true)) return false;
  await saveBrand(db, emptyBrand);
  await startSetup(db);
  for (const name of copyNames) await indexCopy(db, name, blankCopy(name));
  return true;
}

const hasSetting = async (db: Db, key: string) => (await findSetting(db, key)) !== undefined;
