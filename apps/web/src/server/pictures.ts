import { fontFiles, metrics } from 'virtual:share-fonts';
import type { AppRouter, Pictures } from '@site/api/public-types';
import { paths } from '@site/schema/paths';
import type { TRPCLink } from '@trpc/client';
import { cardOf } from '../seo/head.ts';
import { shareCardVersion } from '../seo/share-card.ts';
import { cover } from '../ui/line-map/cover.ts';
import { artOfPath } from '../ui/line-map/cover-art.ts';
import { standaloneSvg } from '../ui/line-map/svg.ts';
import { icon } from './app-icon.ts';
import { readPage } from './read-page.ts';
import { drawShareCard } from './share-drawing.ts';

/*
 * The images that the server generates: icons, covers and share cards.
 */

export function createPictureMaker(config: { readonly publicUrl: string }): Pictures {
  return {
    fontFiles,
    icon,
    // The content of the page determines its cover. Without a page, the file name determines the drawing.
    async art({ seed, look, page, link }) {
      const found = page ? await readHead(page, link) : undefined;
      return standaloneSvg(cover(found?.head.cover ?? artOfPath(paths.art(seed)), look?.plainCovers), look);
    },
    async share({ path, link }) {
      const found = await readHead(path, link);
      const card = found && cardOf(found.head, found.site);
      return card && { version: shareCardVersion(card), svg: drawShareCard(card, metrics) };
    },
  };

  /** Reads the head of a page; undefined if there is no page at the path. */
  async function readHead(path: string, link: TRPCLink<AppRouter>) {
    const { page, data, failure, site } = await readPage({ publicUrl: config.publicUrl, path, link });
    if (failure || (page.status ?? 200) !== 200) return undefined;
    const head = page.head(data, { site, pathname: path });
    return head?.path === path ? { head, site } : undefined;
  }
}
