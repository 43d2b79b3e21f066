import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

/** Text for screen readers and search engines only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
