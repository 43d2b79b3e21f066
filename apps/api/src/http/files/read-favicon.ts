import { buffer } from 'node:stream/consumers';
import { mediaPicture, parseMediaFolder } from '@site/schema/media-url';
import { TRPCError } from '@trpc/server';
import { LRUCache } from 'lru-cache';
import type { MediaFiles } from '../../media/media-files.ts';

const ADDRESS = /^\/media\/([^/]+)\/[^/.]+\.(jpg|png|svg)$/;

/** The uploaded icon of the site: a small PNG of it, and the SVG if it is one. */
export type Favicon = { png: Buffer; svg: Buffer | undefined };

/**
 * Reads favicons and caches the result: undefined when there is none, or when it cannot be rendered. Failures are
 * cached too, because browsers request icons often and a rendering that times out takes seconds.
 */
export function createFaviconReader(media: MediaFiles, fontFiles: readonly string[]) {
  const known = new LRUCache<string, Favicon | 'unreadable'>({
    max: 2,
    async fetchMethod(address) {
      const [, folder = '', found] = ADDRESS.exec(mediaPicture(address)?.src ?? '') ?? [];
      if (!parseMediaFolder(folder)) return undefined;
      const extension = found as 'jpg' | 'png' | 'svg';
      try {
        const png = await media.drawIcon(folder, extension, fontFiles);
        const drawing = extension === 'svg' ? await media.open(folder, { extension }) : undefined;
        return png && { png, svg: drawing && (await buffer(drawing.body)) };
      } catch (error) {
        if (error instanceof TRPCError && error.code === 'BAD_REQUEST') return 'unreadable';
        throw error;
      }
    },
  });
  return async (address: string | undefined): Promise<Favicon | undefined> => {
    const favicon = address ? await known.fetch(address) : undefined;
    return favicon === 'unreadable' ? undefined : favicon;
  };
}
