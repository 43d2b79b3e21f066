import type { ReactNode } from 'react';
import type { LineColor } from '../line-map/drawing.ts';
import classes from './Section.module.css';

type Props = {
  eyebrow?: EyebrowProps;
  title?: ReactNode;
  /** Rendered opposite the title, or below it on narrow screens. */
  intro?: ReactNode;
  lineColor?: LineColor;
  raised?: boolean;
  /** On wide screens the title stands beside the content. */
  beside?: boolean;
  id?: string;
  children?: ReactNode;
};

export function Section({ eyebrow, title, intro, lineColor, raised, beside, id, children }: Props) {
  return (
    <section id={id} className={classes.section} data-line={lineColor} data-raised={raised || undefined}>
      <div className={classes.inner} data-beside={beside || undefined}>
        {(eyebrow || title || intro) && (
          <div className={classes.head}>
            <div>
              {eyebrow && <Eyebrow {...eyebrow} />}
              {title && <h2>{title}</h2>}
            </div>
            {intro && <div className={classes.intro}>{intro}</div>}
          </div>
        )}
        {beside ? <div>{children}</div> : children}
      </div>
    </section>
  );
}

type EyebrowProps = {
  /** Shows the number of the section, which a counter in CSS counts, so that hidden sections leave no gap. */
  numbered?: boolean;
  label: ReactNode;
};

/** The small line of text above a title. */
export function Eyebrow({ numbered, label }: EyebrowProps) {
  return (
    <p className={classes.eyebrow}>
      {numbered && <span className={classes.plate} aria-hidden />}
      {label}
      <span className={classes.stroke} aria-hidden />
    </p>
  );
}
