import type { LineColor } from '../../ui/line-map/drawing.ts';

/*
 * The six styles of feature cards, used in turn. The texts are generic, because a feature is stored as a title only.
 */

export type FeatureStyle = { tone: LineColor; icon: string; blurb: string };

const styles: readonly [FeatureStyle, ...FeatureStyle[]] = [
  { tone: 'signal', icon: 'receipt', blurb: 'Written into the quote, with a date beside it.' },
  { tone: 'teal', icon: 'users', blurb: 'Done by the people you meet on the first call.' },
  { tone: 'blue', icon: 'pencil', blurb: 'Shown to you while it can still be changed.' },
  { tone: 'magenta', icon: 'shield', blurb: 'Checked by a second person before it leaves us.' },
  { tone: 'green', icon: 'chart-line', blurb: 'Reported in the Monday note until it is done.' },
  { tone: 'violet', icon: 'package', blurb: 'Handed over with its files, in plain words.' },
];

export function featureStyleOf(index: number): FeatureStyle {
  return styles[index % styles.length] ?? styles[0];
}

export const featureStyleCount = styles.length;
