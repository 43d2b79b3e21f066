import type { Brand } from '@site/schema/brand';
import type { CoverArt } from '@site/schema/cover-art';
import type { Look } from '@site/schema/look';
import { landingSlugs, paths } from '@site/schema/paths';
import { recordKinds, records } from '@site/schema/record-kinds';
import { shortHash } from '@site/schema/short-hash';
import type { Site } from './json-ld.ts';

/*
 * The contents of a page's share card. They follow from the page's head alone, so the URL of the image can contain a
 * hash of them, and browsers may cache the image forever.
 */

export type ShareCard = {
  brand: string;
  title: string;
  label: string;
  seed: string;
  /** The drawing on the card. Without it, the card shows lines of the map. */
  cover?: CoverArt;
  /** The differences from the design: the line colours, plain covers, and whether the site has its own logo. */
  look?: Pick<Look, 'plainCovers'> & { colors?: NonNullable<Look['colors']>['light']; hasOwnLogo: boolean };
};

// Increment when the drawing changes, so that caches do not serve the older image.
const DESIGN = 2;

type Content = { title?: string | null | undefined; cover?: CoverArt | undefined };

export function shareCardOf(path: string, { brand, texts, look }: Site, { title, cover }: Content = {}): ShareCard {
  const pathname = path.split(/[?#]/)[0] ?? path;
  return {
    brand: brand.name,
    title: withoutBrand(title, brand) || brand.slogan,
    label: labelOf(pathname) ?? texts.seo.cardLabel,
    seed: pathname,
    ...(cover && { cover }),
    ...(look && { look: cardLook(look) }),
  };
}

const cardLook = ({ logo, colors, plainCovers }: Look) => ({
  ...(colors?.light && { colors: colors.light }),
  ...(plainCovers && { plainCovers }),
  hasOwnLogo: logo !== undefined,
});

/** A hash of the card's contents, the same in the browser and on the server. */
export function shareCardVersion(card: ShareCard): string {
  const { brand, title, label, seed, cover, look } = card;
  return shortHash(
    JSON.stringify([DESIGN, brand, title, label, seed, ...(look ? [look] : []), ...(cover ? [cover] : [])]),
  );
}

function labelOf(pathname: string): string | undefined {
  const [, first = '', rest] = pathname.split('/');
  const isLanding = landingSlugs.some((slug) => pathname === paths.service(slug));
  if (!rest || isLanding) return undefined;
  const kind = recordKinds.find((kind) => records[kind].listPath === `/${first}`);
  return kind && records[kind].listName;
}

function withoutBrand(title: string | null | undefined, brand: Brand): string {
  const name = brand.name.replace(/[^\w\s]/g, '\\$&');
  return (title ?? '')
    .replace(new RegExp(`\\s*[|:–—-]\\s*${name}\\s*$`, 'i'), '')
    .replace(/\s+/g, ' ')
    .trim();
}
