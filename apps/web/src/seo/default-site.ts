import { brandDefaults } from '@site/schema/brand-defaults';
import { defaultCopy } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import { defaultFamilies } from '@site/schema/navigation-copy';
import { zoneOf } from '@site/schema/zone';

/** Site facts built from the defaults. Used in tests, and for pages when the facts cannot be loaded. */
export const defaultSite = {
  brand: brandDefaults,
  zone: zoneOf(brandDefaults),
  services: [],
  families: defaultFamilies,
  texts: fillIn(defaultCopy('site'), brandDefaults),
};
