import { createTheme, type MantineColorsTuple } from '@mantine/core';

/*
 * Mantine's theme with the design tokens of this site.
 */

const shades = (light: string, dark: string): MantineColorsTuple => [
  dark,
  dark,
  dark,
  dark,
  dark,
  light,
  light,
  light,
  light,
  light,
];

export const theme = createTheme({
  colors: {
    signal: shades('#c8330b', '#ff7a52'),
    green: shades('#14714a', '#4fc98a'),
    magenta: shades('#a81d66', '#ff7ab8'),
    blue: shades('#1b4fcb', '#86abff'),
    violet: shades('#5a38bf', '#b49bff'),
    teal: shades('#0b6e78', '#5ccad3'),
  },
  primaryColor: 'signal',
  primaryShade: { light: 7, dark: 3 },
  white: '#ffffff',
  black: '#0f1613',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '700' },
  fontSizes: { xs: '13px', sm: '14px', md: '17px', lg: '21px', xl: '28px' },
  spacing: { xs: '8px', sm: '16px', md: '24px', lg: '32px', xl: '48px' },
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
