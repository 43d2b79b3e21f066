import {
  type CSSVariablesResolver,
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  type MantineColorsTuple,
  mergeMantineTheme,
} from '@mantine/core';
import { dark, light } from '@site/schema/palette';
import { type LineColor, lineColors } from '../line-map/drawing.ts';

/*
 * Mantine's theme with the design tokens of this site.
 */

/** Ten shades. Mantine uses the fourth in the dark scheme and the eighth in the light one. */
const shadesOf = (color: LineColor) =>
  Array.from({ length: 10 }, (_, index) => (index < 5 ? dark : light)[color]) as unknown as MantineColorsTuple;

export const theme = createTheme({
  colors: Object.fromEntries(lineColors.map((color) => [color, shadesOf(color)])),
  primaryColor: 'signal',
  primaryShade: { light: 7, dark: 3 },
  white: light.ground,
  black: light.ink,
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '700' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1.0625rem', lg: '1.3125rem', xl: '1.75rem' },
  spacing: { xs: '0.5rem', sm: '1rem', md: '1.5rem', lg: '2rem', xl: '3rem' },
  radius: { xs: '0', sm: '4px', md: '4px', lg: '4px', xl: '999px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'none',
    sm: 'none',
    md: '0 0 0 1.5px var(--ink)',
    lg: '0 0 0 1.5px var(--ink)',
    xl: '0 0 0 1.5px var(--ink)',
  },
  focusRing: 'auto',
  autoContrast: true,
  cursorType: 'pointer',
});

/**
 * Mantine calculates with these colours, and displays the CSS variables of the site, which the administrator may
 * change.
 */
export const siteColors: CSSVariablesResolver = () => {
  const variables = lineColors.flatMap((color) => [
    ...Array.from({ length: 10 }, (_, index) => [`--mantine-color-${color}-${index}`, `var(--${color})`]),
    [`--mantine-color-${color}-light`, `color-mix(in srgb, var(--${color}) 10%, transparent)`],
    [`--mantine-color-${color}-light-hover`, `color-mix(in srgb, var(--${color}) 12%, transparent)`],
  ]);
  const shown = Object.fromEntries(variables) as Record<string, string>;
  return { variables: {}, light: shown, dark: shown };
};

type Variables = ReturnType<CSSVariablesResolver>;

type Scope = keyof Variables;

const defaults: Record<Scope, Record<string, string>> = defaultCssVariablesResolver(DEFAULT_THEME);
const ownTheme = mergeMantineTheme(DEFAULT_THEME, theme);
const own: Variables = deepMerge(defaultCssVariablesResolver(ownTheme), siteColors(ownTheme));

const changed = (scope: Scope) =>
  Object.fromEntries(Object.entries(own[scope]).filter(([name, value]) => defaults[scope][name] !== value));

/**
 * The variables that differ from those in Mantine's style sheet. The selector is more specific, because the style
 * sheet may follow.
 */
export const themeCss = convertCssVariables(
  { variables: changed('variables'), light: changed('light'), dark: changed('dark') },
  ':root:root',
);
