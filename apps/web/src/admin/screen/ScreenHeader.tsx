import type { ReactNode } from 'react';
import classes from './ScreenHeader.module.css';

type Props = { title: string; children?: ReactNode };

/** The title of a screen, and the buttons beside it. */
export function ScreenHeader({ title, children }: Props) {
  return (
    <div className={classes.header}>
      {/* Focusable for `useFocusRecovery`. */}
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
