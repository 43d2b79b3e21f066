import type { Db } from '@site/db/tables';
import type { Look } from '@site/schema/look';
import type { ContentChanges } from '../content-changes.ts';
import { findLook } from './page-texts.ts';

export type LookReader = () => Promise<Look | undefined>;

/** Reads the look of the site once after each content change. */
export function createLookReader(db: Db, content: ContentChanges): LookReader {
  let known: { revision: number; look: Look | undefined } | undefined;
  return async () => {
    const { revision, isConnected } = content;
    if (known?.revision === revision && isConnected) return known.look;
    const look = await findLook({ db });
    known = { revision, look };
    return look;
  };
}
