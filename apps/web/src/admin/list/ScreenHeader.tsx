import type { ReactNode } from 'react';
import classes from './ScreenHeader.module.css';

type Props = { title: string; children?: ReactNode };

/** What a screen is called, and what can be done with all of it. */
export function ScreenHeader({ title, children }: Props) {
  return (
    <div className={classes.head}>
      {/* Takes the focus when what had it is gone. */}
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
