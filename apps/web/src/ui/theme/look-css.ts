import type { Look } from '@site/schema/look';
import { dark, light, lineColorNames } from '@site/schema/palette';

/** The id of the element that contains the rules. */
export const LOOK_STYLE = 'look';

const colorNames = [...lineColorNames, 'marigold'] as const;

function colorsOf(own: Look['colors'] = {}): string {
  const changed = colorNames.filter((name) => own.light?.[name] ?? own.dark?.[name]);
  return changed
    .map((name) => `--${name}:light-dark(${own.light?.[name] ?? light[name]},${own.dark?.[name] ?? dark[name]})`)
    .join(';');
}

/**
 * The rules for changed colours and for a logo of each scheme; empty without changes. They stand after global.css,
 * whose selectors for the dark scheme they repeat.
 */
export function lookCss(look: Look | undefined): string {
  const { colors, logo, darkLogo } = look ?? {};
  const hasTwoLogos = logo !== undefined && darkLogo !== undefined;
  const own = colorsOf(colors);
  const rules = own && `:root{${own}}`;
  if (!hasTwoLogos) return rules;
  const swap = (root: string) => `{${root} [data-logo=light]{display:none}${root} [data-logo=dark]{display:inline}}`;
  const chosen = swap(':root[data-mantine-color-scheme=dark]');
  const system = swap(':root:not([data-mantine-color-scheme])');
  return `${rules}[data-logo=dark]{display:none}@media screen${chosen}@media screen and (prefers-color-scheme:dark)${system}`;
}
