import { tagOf } from './etag.ts';

/*
 * Pictures that were made once: bounded in memory, the least used go first, and many who ask at once wait for one.
 */

export type Picture = { body: Buffer; tag: string };

export function keepPictures(maxBytes: number): (key: string, make: () => Promise<Buffer>) => Promise<Picture> {
  const kept = new Map<string, Picture>();
  const making = new Map<string, Promise<Picture>>();
  let bytes = 0;

  function keep(key: string, picture: Picture): void {
    kept.set(key, picture);
    bytes += picture.body.length;
    for (const [oldest, { body }] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= body.length;
    }
  }

  return async (key, make) => {
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const begun = making.get(key);
    if (begun) return begun;
    const started = make()
      .then((body) => {
        const picture = { body, tag: tagOf(body) };
        keep(key, picture);
        return picture;
      })
      .finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };
}
