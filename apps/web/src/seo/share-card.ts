import type { Brand } from '@site/schema/brand';
import { landingSlugs, paths } from '@site/schema/paths';

/*
 * What the picture of a page says. It follows from the page's head alone, so that the page can name the picture by
 * what is in it, and a picture that was fetched once never has to be asked for again.
 */

export type ShareCard = { brand: string; title: string; label: string; seed: string };

// Changes with the drawing, so that kept pictures of an older one are left behind.
const DESIGN = 1;

const labels: Record<string, string> = {
  [paths.services]: 'Services',
  [paths.portfolio]: 'Portfolio',
  [paths.caseStudies]: 'Case Studies',
  [paths.blog]: 'Blog',
};

export function shareCardOf(path: string, brand: Brand, title?: string | null): ShareCard {
  const pathname = path.split(/[?#]/)[0] ?? path;
  return {
    brand: brand.name,
    title: withoutBrand(title, brand) || brand.slogan,
    label: labelOf(pathname, brand),
    seed: pathname,
  };
}

/** A short name for what is on the card, the same in the browser and on the server. */
export function shareCardVersion(card: ShareCard): string {
  const text = JSON.stringify([DESIGN, card.brand, card.title, card.label, card.seed]);
  return [0x811c9dc5, 0x9747b28c].map((start) => fnv(text, start).toString(36)).join('');
}

function labelOf(pathname: string, brand: Brand): string {
  const [, first = '', rest] = pathname.split('/');
  const isLanding = landingSlugs.some((slug) => pathname === paths.service(slug));
  return (rest && !isLanding && labels[`/${first}`]) || `Digital agency, ${brand.address.city}`;
}

function withoutBrand(title: string | null | undefined, brand: Brand): string {
  const name = brand.name.replace(/[^\w\s]/g, '\\$&');
  return (title ?? '')
    .replace(new RegExp(`\\s*[|:–—-]\\s*${name}\\s*$`, 'i'), '')
    .replace(/\s+/g, ' ')
    .trim();
}

function fnv(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
