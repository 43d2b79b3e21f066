import type { CoverArt } from '@site/schema/cover-art';
import { anyObjects, chooseObject } from './cover-words.ts';
import { randomFrom } from './random.ts';

/*
 * Chooses what is drawn on covers. Pages do this when they load their data and import it on demand, so that hydration does
 * not need it. `site/figures` finds a change of values in the texts of a record, `cover-words.ts` the object by its words.
 * The objects are symbols in `cover-objects.svg`: the server inlines those of a page, and a navigation that needs
 * another one fetches the file once.
 */

export type Drawn<T> = T & { art: CoverArt };

/**
 * Adds the covers to the records of one page. A record whose cover would repeat an earlier one, or one of `taken`, gets
 * another object.
 */
export function withArts<T>(
  records: readonly T[],
  artOf: (record: T) => CoverArt,
  taken: readonly CoverArt[] = [],
): Drawn<T>[] {
  const shown = new Set(taken.map(contentOf));
  return records.map((record) => {
    const art = artOf(record);
    const name = shown.has(contentOf(art)) ? anyObjects.find((other) => !shown.has(other)) : undefined;
    const own = name ? { ...art, object: name } : art;
    shown.add(contentOf(own));
    return { ...record, art: own };
  });
}

const contentOf = ({ seed, object, change }: CoverArt) =>
  object ?? (change ? `${change.before} ${change.after}` : seed);

/** The drawing for the path of a picture, with the object that the words of the path suggest. */
export const artOfPath = (path: string): CoverArt => ({
  seed: path,
  object: chooseObject({ title: path, place: randomFrom(path) }),
});
