import sprite from '../ui/icons/glyphs.svg?raw';
import { asPart, glyphId, SPRITE, symbolsOf } from '../ui/icons/sprite.ts';

const drawings = new Map(
  symbolsOf(sprite).map((symbol) => [glyphId(/id="([^"]+)"/.exec(symbol)?.[1] ?? ''), asPart(symbol)]),
);

/** Puts the drawings of the icons that a page shows in front of its end. */
export function carryGlyphs(html: string): string {
  const shown = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id ?? ''));
  const parts = [...shown].map((id) => drawings.get(id) ?? '');
  // Of HTML: on an svg, `hidden` means nothing, and it would take its 150 pixels below the footer.
  return html.replace('</body>', () => `<div hidden><svg id="${SPRITE}">${parts.join('')}</svg></div></body>`);
}
