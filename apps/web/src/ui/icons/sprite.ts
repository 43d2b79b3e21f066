import iconFile from './icons.svg';

/*
 * Icons, and the objects on covers, are <use> elements that refer to <symbol>s in a hidden element of the page. The
 * server inlines the symbols that a page shows; when a page opened in the browser shows another one, the whole sprite is
 * fetched once.
 */

export type Sprite = {
  /** The id of the element that holds the symbols. */
  holder: string;
  prefix: string;
  /** The URL of the file with all symbols. */
  file: string;
};

export const icons: Sprite = { holder: 'icons', prefix: 'icon-', file: iconFile };

export const symbolId = ({ prefix }: Sprite, name: string) => prefix + name;

/** Splits the text of a sprite into its symbols, each with the id that it has in a page. */
export const splitSymbols = (sprite: Sprite, text: string) =>
  (text.match(/<symbol .*<\/symbol>/g) ?? []).map((symbol) =>
    symbol.replace(/(?<=^<symbol id=")[^"]+/, (name) => symbolId(sprite, name)),
  );

const fetching = new Set<Sprite>();

export function loadMissingSymbol(sprite: Sprite, name: string): void {
  if (fetching.has(sprite) || document.getElementById(symbolId(sprite, name))) return;
  fetching.add(sprite);
  fetch(sprite.file)
    .then(async (response) => {
      const holder = document.getElementById(sprite.holder);
      if (!response.ok || !holder) fetching.delete(sprite);
      else holder.innerHTML = splitSymbols(sprite, await response.text()).join('');
    })
    .catch(() => fetching.delete(sprite));
}
