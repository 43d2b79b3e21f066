import { defaultCopy } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import { landingSlugs } from '@site/schema/paths';
import { brandDefaults } from '@site/schema/site';

/** The facts of the site with default texts: for pages whose facts cannot be loaded, and for tests. */
export const defaultSite = {
  brand: brandDefaults,
  services: [],
  landings: landingSlugs.map((slug) => {
    const { name, tone } = defaultCopy(slug);
    return { slug, name, tone };
  }),
  texts: fillIn(defaultCopy('site'), brandDefaults),
};
