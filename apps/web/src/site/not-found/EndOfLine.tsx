import type { LineColor } from '../../ui/line-map/drawing.ts';
import { endOfLine } from '../../ui/line-map/end-of-line.ts';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import classes from './EndOfLine.module.css';

/** The picture of a page that does not exist. */
export function EndOfLine({ tone }: { tone?: LineColor }) {
  return <LineMap drawing={endOfLine(tone)} draws className={classes.picture} />;
}
