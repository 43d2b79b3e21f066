import type { Look } from '@site/schema/look';

/** The id of the element that contains the rules. */
export const LOOK_STYLE = 'look';

const colorsOf = (colors: Readonly<Record<string, string>> = {}) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const rule = (selector: string, declarations: string) => declarations && `${selector}{${declarations}}`;

/**
 * The rules for changed line colours and for a logo of each scheme; empty without changes. They stand after global.css,
 * whose selectors for the dark scheme they repeat.
 */
export function lookCss(look: Look | undefined): string {
  const { colors, logo, darkLogo } = look ?? {};
  const hasTwoLogos = logo !== undefined && darkLogo !== undefined;
  const darkRules = (root: string) =>
    rule(root, colorsOf(colors?.dark)) +
    (hasTwoLogos ? `${root} [data-logo=light]{display:none}${root} [data-logo=dark]{display:inline}` : '');
  const chosen = darkRules(':root[data-mantine-color-scheme=dark]');
  const system = darkRules(':root:not([data-mantine-color-scheme])');
  return [
    rule(':root', colorsOf(colors?.light)),
    hasTwoLogos && '[data-logo=dark]{display:none}',
    chosen && `@media screen{${chosen}}@media screen and (prefers-color-scheme:dark){${system}}`,
  ]
    .filter(Boolean)
    .join('');
}
