import type { ReactNode } from 'react';
import classes from './CallToAction.module.css';

type Props = {
  title: string;
  text: string;
  children: ReactNode;
  /** Below the actions. */
  after?: ReactNode;
};

/** The last block of a page, in inverted colours, with the actions as children. */
export function CallToAction({ title, text, children, after }: Props) {
  return (
    <section className={classes.block} data-inverted>
      <div className={classes.inner}>
        <h2>{title}</h2>
        <div>
          <p className={classes.text}>{text}</p>
          <div className={classes.actions}>{children}</div>
        </div>
      </div>
      {after}
    </section>
  );
}
