import sprite from '../ui/icons/icons.svg?raw';
import { SPRITE_ID, splitSymbols } from '../ui/icons/sprite.ts';

const symbols = new Map(splitSymbols(sprite).map((symbol) => [/id="([^"]+)"/.exec(symbol)?.[1], symbol]));

/** Inserts the symbols of the icons that the page uses before the end of its body. */
export function inlineIcons(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id));
  const parts = [...used].map((id) => symbols.get(id) ?? '');
  // The `hidden` attribute has no effect on an svg, which would add 150 pixels below the footer; a div hides it.
  return html.replace('</body>', () => `<div hidden><svg id="${SPRITE_ID}">${parts.join('')}</svg></div></body>`);
}
