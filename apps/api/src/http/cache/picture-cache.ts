import { LRUCache } from 'lru-cache';
import { etagOf } from './cached-response.ts';

export type Picture = { body: Buffer; tag: string };
type Draw = () => Promise<Buffer>;

/** Caches rendered pictures up to a total size; concurrent requests for one key share one render. */
export function createPictureCache(maxBytes: number): (key: string, draw: Draw) => Promise<Picture> {
  const cache = new LRUCache<string, Picture, Draw>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
    async fetchMethod(_, __, { context: draw }) {
      const body = await draw();
      return { body, tag: etagOf(body) };
    },
  });
  return (key, draw) => cache.forceFetch(key, { context: draw });
}
