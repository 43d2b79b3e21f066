import { darkPalette, type Look, lightPalette } from '@site/schema/look';
import type { Palette } from '@site/schema/palette';

/** For a browser tab, for a home screen, and for a home screen that crops its icons. */
export type IconShape = 'tab' | 'tile' | 'maskable';

// The margin around the logo, whose view box is 32 wide; a maskable icon may lose all but the middle 80%.
const margins: Record<IconShape, number> = { tab: 0, tile: 4, maskable: 9 };

/**
 * The icon as an SVG file: a line that bends at a station and runs off both edges, or the picture that the administrator
 * has chosen, as a data URL.
 */
export function icon(shape: IconShape, look?: Look, picture?: string): string {
  const margin = margins[shape];
  const side = 32 + 2 * margin;
  const palette = lightPalette(look);
  const ground = shape === 'tab' ? '' : `<rect x="-9" y="-9" width="50" height="50" fill="${palette.ground}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}" width="${side}" height="${side}">`,
    ...(picture
      ? [ground, `<image href="${picture}" width="32" height="32"/>`]
      : [shape === 'tab' ? schemes(palette, darkPalette(look)) : `<style>${rules(palette)}</style>`, ground, mark]),
    '</svg>',
  ].join('');
}

const mark =
  '<path class="l" d="M-10 22h19c3 0 4-1 5-3l4-6c1-2 2-3 5-3h19" fill="none" stroke-width="7"/>' +
  '<circle class="s" cx="16" cy="16" r="6.500" stroke-width="3.500"/>';

const rules = ({ signal, ground, ink }: Palette) => `.l{stroke:${signal}}.s{fill:${ground};stroke:${ink}}`;
const schemes = (light: Palette, dark: Palette) =>
  `<style>${rules(light)}@media (prefers-color-scheme:dark){${rules(dark)}}</style>`;
