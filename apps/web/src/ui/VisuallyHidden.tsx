import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

/** Words that are read out and indexed where the eye has its context. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes.unseen}>{children}</span>;
}
