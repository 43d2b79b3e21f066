import { type LineColorName, lineColorNames } from './palette.ts';

/*
 * Maps stored style classes (`from-blue-500 to-purple-600`, `text-blue-600`) to the line colours of the design.
 */

const hues: Record<string, LineColorName> = {
  red: 'signal',
  orange: 'signal',
  amber: 'signal',
  yellow: 'signal',
  green: 'green',
  emerald: 'green',
  lime: 'green',
  pink: 'magenta',
  rose: 'magenta',
  fuchsia: 'magenta',
  blue: 'blue',
  sky: 'blue',
  indigo: 'blue',
  purple: 'violet',
  violet: 'violet',
  teal: 'teal',
  cyan: 'teal',
};

const FALLBACK: LineColorName = 'signal';

export function lineColorOf(...stored: (string | null | undefined)[]): LineColorName {
  for (const classes of stored) {
    for (const word of (classes ?? '').toLowerCase().split(/[\s-]+/)) {
      if (isLineColor(word)) return word;
      const color = hues[word];
      if (color) return color;
    }
  }
  return FALLBACK;
}

function isLineColor(word: string): word is LineColorName {
  return (lineColorNames as readonly string[]).includes(word);
}
