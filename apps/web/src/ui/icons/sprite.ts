import type { IconName } from './icon-names.ts';
import file from './icons.svg';

/*
 * Icons are <use> elements that refer to <symbol>s in one hidden element of the page. The server inlines the symbols
 * that a page shows; when a page opened in the browser shows another icon, the whole sprite is fetched once.
 */

/** The id of the element that holds the symbols. */
export const SPRITE_ID = 'icons';

export const symbolId = (name: string) => `icon-${name}`;

/** Splits the sprite into its symbols, each with the id that it has in a page. */
export const splitSymbols = (sprite: string) =>
  (sprite.match(/<symbol .*<\/symbol>/g) ?? []).map((symbol) => symbol.replace(/(?<=^<symbol id=")[^"]+/, symbolId));

let isFetching = false;

export function loadMissingIcon(name: IconName): void {
  if (isFetching || document.getElementById(symbolId(name))) return;
  isFetching = true;
  const onError = () => {
    isFetching = false;
  };
  fetch(file)
    .then(async (response) => {
      const holder = document.getElementById(SPRITE_ID);
      if (!response.ok || !holder) return onError();
      holder.innerHTML = splitSymbols(await response.text()).join('');
    })
    .catch(onError);
}
