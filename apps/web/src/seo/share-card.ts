import type { Brand } from '@site/schema/brand';
import { landingSlugs, paths } from '@site/schema/paths';
import type { Site } from './json-ld.ts';

/*
 * The contents of a page's share card. They follow from the page's head alone, so the URL of the image can contain a
 * hash of them, and browsers may cache the image forever.
 */

export type ShareCard = { brand: string; title: string; label: string; seed: string };

// Increment when the drawing changes, so that caches do not serve the older image.
const DESIGN = 1;

const labels: Record<string, string> = {
  [paths.services]: 'Services',
  [paths.portfolio]: 'Portfolio',
  [paths.caseStudies]: 'Case Studies',
  [paths.blog]: 'Blog',
};

export function shareCardOf(path: string, { brand, texts }: Site, title?: string | null): ShareCard {
  const pathname = path.split(/[?#]/)[0] ?? path;
  return {
    brand: brand.name,
    title: withoutBrand(title, brand) || brand.slogan,
    label: labelOf(pathname) ?? texts.seo.cardLabel,
    seed: pathname,
  };
}

/** A hash of the card's contents, the same in the browser and on the server. */
export function shareCardVersion(card: ShareCard): string {
  const text = JSON.stringify([DESIGN, card.brand, card.title, card.label, card.seed]);
  return [0x811c9dc5, 0x9747b28c].map((start) => fnv(text, start).toString(36)).join('');
}

function labelOf(pathname: string): string | undefined {
  const [, first = '', rest] = pathname.split('/');
  const isLanding = landingSlugs.some((slug) => pathname === paths.service(slug));
  return rest && !isLanding ? labels[`/${first}`] : undefined;
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
