import { fontFiles, metrics } from 'virtual:share-fonts';
import type { Pictures } from '@site/api/public-types';
import { paths } from '@site/schema/paths';
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
    // Pages draw their covers themselves, from more than the name of the file.
    art: (seed, look) => standaloneSvg(cover(artOfPath(paths.art(seed))), look),
    async share({ path, link }) {
      const { page, data, failure, site } = await readPage({ publicUrl: config.publicUrl, path, link });
      if (failure || (page.status ?? 200) !== 200) return undefined;
      const head = page.head(data, { site, pathname: path });
      const card = head?.path === path ? cardOf(head, site) : undefined;
      return card && { version: shareCardVersion(card), svg: drawShareCard(card, metrics) };
    },
  };
}
