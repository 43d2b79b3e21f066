import type { ReactNode } from 'react';
import classes from './Closing.module.css';

type Props = { title: string; text: string; children: ReactNode };

/** The last block of a page, in the colours of the other scheme: where to go from here. */
export function Closing({ title, text, children }: Props) {
  return (
    <section className={classes.closing} data-inverted>
      <div className={classes.inner}>
        <h2>{title}</h2>
        <div>
          <p className={classes.text}>{text}</p>
          <div className={classes.actions}>{children}</div>
        </div>
      </div>
    </section>
  );
}
