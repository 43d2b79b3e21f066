import { fontFiles, metrics } from 'virtual:share-fonts';
import type { Pictures } from '@site/api/public-types';
import { paths } from '@site/schema/paths';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { isBare } from '../app/routes.ts';
import { cardOf, type Head } from '../seo/head.ts';
import { HeadListener } from '../seo/Seo.tsx';
import { shareCardVersion } from '../seo/share-card.ts';
import { cover } from '../ui/line-map/cover.ts';
import { standaloneSvg } from '../ui/line-map/svg.ts';
import { icon } from './app-icon.ts';
import { readPage } from './read-page.ts';
import { drawShareCard } from './share-drawing.ts';

/*
 * The pictures that the server hands out beside its pages.
 */

export function createPictureMaker(config: { readonly publicUrl: string }): Pictures {
  return {
    fontFiles,
    icon,
    // Pages draw the covers they show from the whole address: the file must be the same picture.
    art: (seed) => standaloneSvg(cover(paths.art(seed))),
    async share({ path, link }) {
      if (isBare(path)) return undefined;
      const { page, failure, preparer, site } = await readPage({ publicUrl: config.publicUrl, path, link });
      if (failure || (page.status ?? 200) !== 200) return undefined;
      let head: Head | undefined;
      renderToString(
        <HeadListener value={(heard) => (head = heard)}>
          <StaticRouter location={path}>
            <App preparer={preparer} site={site} />
          </StaticRouter>
        </HeadListener>,
      );
      const card = head?.path === path ? cardOf(head, site.brand) : undefined;
      return card && { version: shareCardVersion(card), svg: drawShareCard(card, metrics) };
    },
  };
}
