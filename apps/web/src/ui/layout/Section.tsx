import type { ReactNode } from 'react';
import type { LineColor } from '../line-map/drawing.ts';
import classes from './Section.module.css';

type Props = {
  /** The platform sign: a number, a label and the line that stops here. */
  sign?: { number?: number; label: string };
  title?: ReactNode;
  /** A sentence under the title, or what stands opposite it. */
  intro?: ReactNode;
  line?: LineColor;
  raised?: boolean;
  id?: string;
  children?: ReactNode;
};

export function Section({ sign, title, intro, line, raised, id, children }: Props) {
  return (
    <section id={id} className={classes.section} data-line={line} data-raised={raised || undefined}>
      <div className={classes.inner}>
        {(sign || title || intro) && (
          <div className={classes.head}>
            <div>
              {sign && <Sign {...sign} />}
              {title && <h2>{title}</h2>}
            </div>
            {intro && <div className={classes.intro}>{intro}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

export function Sign({ number, label }: { number?: number; label: string }) {
  return (
    <p className={classes.sign}>
      {number !== undefined && (
        <span className={classes.number} aria-hidden>
          {number}
        </span>
      )}
      {label}
      <span className={classes.stroke} aria-hidden />
    </p>
  );
}
