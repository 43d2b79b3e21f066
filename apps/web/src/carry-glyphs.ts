import sprite from './ui/glyphs.svg?raw';
import { asPart, glyphId, SPRITE, symbolsOf } from './ui/sprite.ts';

const drawings = new Map(
  symbolsOf(sprite).map((symbol) => [glyphId(/id="([^"]+)"/.exec(symbol)?.[1] ?? ''), asPart(symbol)]),
);

/** Puts the drawings of the icons that a page shows in front of its end. */
export function carryGlyphs(html: string): string {
  const shown = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id ?? ''));
  const parts = [...shown].map((id) => drawings.get(id) ?? '');
  return html.replace('</body>', () => `<svg id="${SPRITE}" hidden aria-hidden="true">${parts.join('')}</svg></body>`);
}
