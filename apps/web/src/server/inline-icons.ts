import iconText from '../ui/icons/icons.svg?raw';
import { icons, splitSymbols } from '../ui/icons/sprite.ts';
import objectText from '../ui/line-map/cover-objects.svg?raw';
import { objectSprite } from '../ui/line-map/cover-objects.ts';

const sprites = [
  { sprite: icons, text: iconText },
  { sprite: objectSprite, text: objectText },
].map(({ sprite, text }) => ({
  holder: sprite.holder,
  symbols: new Map(splitSymbols(sprite, text).map((symbol) => [/id="([^"]+)"/.exec(symbol)?.[1], symbol])),
}));

/** Inserts before `</body>` the SVG symbols that the page references with `<use>`: icons, and the objects of covers. */
export function inlineIcons(html: string): string {
  const used = [...new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id))];
  const holders = sprites.map(
    ({ holder, symbols }) => `<svg id="${holder}">${used.map((id) => symbols.get(id) ?? '').join('')}</svg>`,
  );
  // The `hidden` attribute has no effect on an svg, which would add 150 pixels below the footer; a div hides it.
  return html.replace('</body>', () => `<div hidden>${holders.join('')}</div></body>`);
}
