/*
 * The colours of the design as in ui/theme/global.css, for images and mails without that style sheet. This file does
 * not import zod, so that pages stay small.
 */

export const lineColorNames = ['signal', 'teal', 'blue', 'green', 'magenta', 'violet'] as const;
export type LineColorName = (typeof lineColorNames)[number];

export type Palette = Record<LineColorName | 'ground' | 'raised' | 'ink' | 'rule' | 'grey' | 'marigold', string>;

export const light: Palette = {
  ground: '#ffffff',
  raised: '#f3f5f1',
  ink: '#0f1613',
  rule: '#d5dbd3',
  grey: '#66726b',
  signal: '#c8330b',
  marigold: '#ffb41f',
  green: '#14714a',
  magenta: '#a81d66',
  blue: '#1b4fcb',
  violet: '#5a38bf',
  teal: '#0b6e78',
};

export const dark: Palette = {
  ground: '#0c1210',
  raised: '#141c19',
  ink: '#edf3ee',
  rule: '#2a3631',
  grey: '#8a978f',
  signal: '#ff7a52',
  marigold: '#ffc24a',
  green: '#4fc98a',
  magenta: '#ff7ab8',
  blue: '#86abff',
  violet: '#b49bff',
  teal: '#5ccad3',
};
