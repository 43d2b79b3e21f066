import { type CoverArt, type CoverObject, neutralObjects } from '@site/schema/cover-art';
import { pick, randomFrom } from './random.ts';

/*
 * Chooses what is drawn on covers. Pages do this when they load their data and import it on demand, so that hydration does
 * not need it. `site/figures` finds a change of values in the texts of a record. The owner chooses the object, otherwise the
 * category decides.
 * The objects are symbols in `cover-objects.svg`: the server inlines those of a page, and a navigation that needs
 * another one fetches the file once.
 */

export type Drawn<T> = T & { art: CoverArt };

/**
 * Adds the covers to the records of one page. A record whose cover would repeat an earlier one, or one of `taken`, gets
 * another object, unless the owner has chosen it.
 */
export function withArts<T extends { coverObject?: CoverObject | null | undefined }>(
  records: readonly T[],
  artOf: (record: T) => CoverArt,
  taken: readonly CoverArt[] = [],
): Drawn<T>[] {
  const shown = new Set(taken.map(contentOf));
  return records.map((record) => {
    const art = artOf(record);
    const isRepeated = !record.coverObject && shown.has(contentOf(art));
    const name = isRepeated ? neutralObjects.find((other) => !shown.has(other)) : undefined;
    const own = name ? { ...art, object: name } : art;
    shown.add(contentOf(own));
    return { ...record, art: own };
  });
}

const contentOf = ({ seed, object, change }: CoverArt) =>
  object ?? (change ? `${change.before} ${change.after}` : seed);

/** An object for a record without a known category: consecutive ids get different ones. */
export const objectOfId = (id: number): CoverObject => neutralObjects[id % neutralObjects.length] ?? 'browser';

/** The drawing for the path of a picture. */
export const artOfPath = (path: string): CoverArt => ({ seed: path, object: pick(randomFrom(path), neutralObjects) });
