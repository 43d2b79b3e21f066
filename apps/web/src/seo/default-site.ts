import { brandDefaults } from '@site/schema/brand-defaults';
import { defaultCopy } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import { landingSlugs } from '@site/schema/paths';
import { zoneOf } from '@site/schema/zone';

/** Site facts built from the defaults. Used in tests, and for pages when the facts cannot be loaded. */
export const defaultSite = {
  brand: brandDefaults,
  zone: zoneOf(brandDefaults),
  services: [],
  landings: landingSlugs.map((slug) => {
    const { name, tone, services } = defaultCopy(slug);
    return { slug, name, tone, links: services.cards.map(({ href }) => href) };
  }),
  texts: fillIn(defaultCopy('site'), brandDefaults),
};
