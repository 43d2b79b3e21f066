import { createTheme, type MantineColorsTuple } from '@mantine/core';

// The one line of a page; its ten shades keep text at 4.5:1 in both schemes.
const signal: MantineColorsTuple = [
  '#fff0eb',
  '#ffdccf',
  '#ffb8a0',
  '#ff9a7a',
  '#ff7a52',
  '#f05a2c',
  '#dc4318',
  '#c8330b',
  '#a52806',
  '#7f1e03',
];

export const theme = createTheme({
  colors: { signal },
  primaryColor: 'signal',
  primaryShade: { light: 7, dark: 4 },
  fontFamily: "'Hanken Grotesk Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Anek Latin Variable', system-ui, sans-serif", fontWeight: '700' },
  defaultRadius: 4,
  autoContrast: true,
});
