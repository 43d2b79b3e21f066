import type { ReactNode } from 'react';
import classes from './Chip.module.css';

/** A small label for a category, a technology or a tag. */
export function Chip({ children, solid }: { children: ReactNode; solid?: boolean }) {
  return (
    <span className={classes.chip} data-solid={solid || undefined}>
      {children}
    </span>
  );
}
