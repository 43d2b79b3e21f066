import type { ReactNode } from 'react';
import type { Drawing } from '../line-map/drawing.ts';
import { LineMap } from '../line-map/LineMap.tsx';
import classes from './EmptyState.module.css';
import { Eyebrow } from './Section.tsx';

type Props = {
  drawing: Drawing;
  title: string;
  text?: string;
  /** Set when the message is the whole page: the title then is the h1. */
  eyebrow?: string;
  alert?: boolean;
  /** The actions. */
  children: ReactNode;
};

/** Shown in place of a list or page that is empty or failed to load: a drawing, an explanation, and action buttons. */
export function EmptyState({ drawing, title, text, eyebrow, alert, children }: Props) {
  return (
    <div className={`${classes.state} ${eyebrow ? classes.page : ''}`}>
      <div>
        {eyebrow && <Eyebrow label={eyebrow} />}
        {eyebrow ? <h1 className={classes.title}>{title}</h1> : <h2>{title}</h2>}
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
