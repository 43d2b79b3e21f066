import file from './glyphs.svg';
import type { GlyphName } from './glyphs.ts';

/*
 * The drawings of icons. A page carries those that it shows, so that they are painted with it; all others come at once
 * when the first of them is needed.
 */

/** The element of the page that holds drawings. */
export const SPRITE = 'glyphs';

export const glyphId = (name: string) => `glyph-${name}`;

/** A drawing as the page holds it. */
export const asPart = (symbol: string) => symbol.replace(/(?<=^<symbol id=")[^"]+/, glyphId);

export const symbolsOf = (sprite: string) => sprite.match(/<symbol .*<\/symbol>/g) ?? [];

let isComing = false;

export function bringGlyph(name: GlyphName): void {
  if (isComing || document.getElementById(glyphId(name))) return;
  isComing = true;
  const failed = () => {
    isComing = false;
  };
  fetch(file)
    .then(async (answer) => {
      const holder = document.getElementById(SPRITE);
      if (answer.ok && holder)
        holder.innerHTML = symbolsOf(await answer.text())
          .map(asPart)
          .join('');
      else failed();
    })
    .catch(failed);
}
