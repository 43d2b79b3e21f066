import type { LookCopy } from '../copy/look-copy.ts';
import { shortHash } from '../pages/short-hash.ts';
import { type ColorScheme, schemes } from './contrast.ts';
import { dark, light, lineColorNames, type Palette } from './palette.ts';

/*
 * The logo, pictures, covers and line colours that the administrator has changed. Browser code imports only the type: the
 * functions would make each page 2 KB larger.
 */

type SchemeColors = Partial<Record<(typeof colorNames)[number], string>>;

const colorNames = [...lineColorNames, 'marigold'] as const;

/** Only the colours that differ from the design. */
export type Look = {
  logo?: string;
  darkLogo?: string;
  favicon?: string;
  shareImage?: string;
  /** Covers are a field in the colour of the record, without a drawing. */
  plainCovers?: true;
  colors?: Partial<Record<ColorScheme, SchemeColors>>;
};

/** What differs from the design, as part of `site.facts`. Undefined if nothing does, so that pages contain no look data. */
export function lookOf({ pictures, covers, colors }: LookCopy): Look | undefined {
  const set = Object.entries(pictures).filter(([, address]) => address !== '');
  const changed = schemes.flatMap((scheme) => {
    const own = colorNames.filter((name) => colors[name][scheme] !== { light, dark }[scheme][name]);
    return own.length > 0 ? [[scheme, Object.fromEntries(own.map((name) => [name, colors[name][scheme]]))]] : [];
  });
  const look: Look = {
    ...Object.fromEntries(set),
    ...(covers.plain && { plainCovers: true }),
    ...(changed.length > 0 && { colors: Object.fromEntries(changed) }),
  };
  return Object.keys(look).length > 0 ? look : undefined;
}

export const lightPalette = (look: Look | undefined): Palette => ({ ...light, ...look?.colors?.light });
export const darkPalette = (look: Look | undefined): Palette => ({ ...dark, ...look?.colors?.dark });

/** The version of the icons in their URLs; undefined for those of the design. */
export function iconVersion(look: Look | undefined): string | undefined {
  const { favicon, colors } = look ?? {};
  const parts = favicon ? [favicon] : [colors?.light?.signal, colors?.dark?.signal];
  return parts.some(Boolean) ? shortHash(JSON.stringify(parts)) : undefined;
}

/** The URL of an icon, which changes when the icons do. */
export function iconPath(path: string, look: Look | undefined): string {
  const version = iconVersion(look);
  return version ? `${path}?v=${version}` : path;
}
