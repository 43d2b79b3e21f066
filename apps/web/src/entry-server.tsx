import { existsSync, readFileSync } from 'node:fs';
import type { PageRenderer, Pictures } from '@site/api/public-types';
import { defaultNavigation } from '@site/schema/navigation';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Failure } from './app/page-error.ts';
import { writeState } from './app/serialized-state.ts';
import { deferredHydrationScript } from './hydration/deferred-hydration.ts';
import { App } from './router/App.tsx';
import { FAILURE_SCREEN, PARTS } from './router/page-loader.ts';
import { isAdminPath } from './router/routes.ts';
import { Document } from './server/Document.tsx';
import { inlineIcons } from './server/inline-icons.ts';
import { PreviewBanner } from './server/PreviewBanner.tsx';
import { type AssetSource, builtAssets } from './server/page-assets.ts';
import { createPictureMaker } from './server/pictures.ts';
import { gonePage, previewPage } from './server/preview-page.tsx';
import { readPage } from './server/read-page.ts';
import { suggestionsFor } from './site/not-found/NotFound.tsx';
import { activeEntry } from './site/shell/navigation.ts';
import { colorSchemeScript } from './ui/theme/color-scheme.ts';

export { renderMail } from './mail/render-mail.tsx';
export { normalizeUrl } from './router/routes.ts';

/** The inline scripts of the pages, for the Content-Security-Policy to allow. */
export const inlineScripts = [colorSchemeScript, deferredHydrationScript];

/** A function, because with PORT=0 the URL is known only after the server listens. */
type PublicUrl = { readonly publicUrl: string };

/** For pages that are the same under any number of URLs, such as the 404 page. */
const MAX_VARIANTS = 200;

export function createRenderer(config: PublicUrl, assets = readBuiltAssets()): PageRenderer {
  const variants = new LRUCache<string, string, () => string>({
    max: MAX_VARIANTS,
    memoMethod: (_, __, { context: toHtml }) => toHtml(),
  });
  return async ({ url, link, form, preview }) => {
    const { publicUrl } = config;
    const { pathname, search } = new URL(publicUrl + url);
    const path = pathname + search;
    const { page, module, data, failure, loader, site } = await readPage({
      publicUrl,
      path,
      link,
      adapt: preview && (preview === 'gone' ? () => gonePage : previewPage),
    });
    const status = failure?.status ?? page.status ?? 200;
    const state = preview ? '{}' : writeState({ site, data, failure, form });
    const modules = [
      module,
      ...(!failure && page.hasParts?.(data) ? [PARTS] : []),
      ...(preview === 'gone' || (failure && !page.Failure) ? [FAILURE_SCREEN] : []),
    ];
    const files = assets.of(modules);
    const toHtml = () => {
      const html = renderToString(
        <Document
          site={site}
          assets={preview ? { ...files, scripts: [], preloads: [] } : files}
          inlineScripts={preview ? [] : assets.inlineScripts}
          // The admin shows nothing without its scripts.
          defersHydration={!preview && !assets.hydratesAtOnce && !isAdminPath(pathname)}
          state={state}
        >
          {preview && preview !== 'gone' && <PreviewBanner banner={preview} zone={site.zone} form={form} />}
          <StaticRouter location={path}>
            <App loader={loader} site={site} form={preview ? undefined : form} />
          </StaticRouter>
        </Document>,
      );
      return `<!doctype html>${inlineIcons(html)}`;
    };
    // The HTML of a private page depends on its query string, and is never cached.
    const isNoindex = () => !page.isPrivate && page.head(data, { site, pathname })?.robots === 'noindex';
    const isAtManyUrls = !form && !preview && (failure ? status === 404 : page.status === 404 || isNoindex());
    if (!isAtManyUrls) return { status, html: toHtml() };
    // All inputs of the HTML of such a page.
    const variant = JSON.stringify([
      module,
      state,
      activeEntry((site.navigation ?? defaultNavigation).menu, pathname),
      suggestionsFor(pathname, site, (failure ?? (data as Partial<Failure> | undefined))?.texts?.added),
    ]);
    return { status, html: variants.memo(variant, { context: toHtml }), isAtManyUrls };
  };
}

export function createPictures(config: PublicUrl): Pictures {
  return createPictureMaker(config);
}

function readBuiltAssets(): AssetSource {
  const folder = new URL('../client/', import.meta.url);
  const manifest = new URL('.vite/manifest.json', folder);
  if (!existsSync(manifest)) throw new Error('The browser half of the web application is not built');
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  return builtAssets(JSON.parse(read('.vite/manifest.json')), read);
}
