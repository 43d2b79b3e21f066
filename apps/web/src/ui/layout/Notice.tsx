import type { ReactNode } from 'react';
import type { Drawing } from '../line-map/drawing.ts';
import { LineMap } from '../line-map/LineMap.tsx';
import classes from './Notice.module.css';
import { Sign } from './Section.tsx';

type Props = {
  drawing: Drawing;
  title: string;
  text?: string;
  /** A notice that is the whole page has its sign and the page's only h1. */
  sign?: string;
  alert?: boolean;
  /** Where to go from here. */
  children: ReactNode;
};

/** Nothing to show: says why, draws it, and says what to do next. */
export function Notice({ drawing, title, text, sign, alert, children }: Props) {
  return (
    <div className={classes.notice} data-page={sign ? true : undefined}>
      <div>
        {sign && <Sign label={sign} />}
        {sign ? <h1 className={classes.title}>{title}</h1> : <h2>{title}</h2>}
        {text && (
          <p className={classes.text} role={alert ? 'alert' : undefined}>
            {text}
          </p>
        )}
        <div className={classes.actions}>{children}</div>
      </div>
      <LineMap drawing={drawing} draws className={classes.art} />
    </div>
  );
}
