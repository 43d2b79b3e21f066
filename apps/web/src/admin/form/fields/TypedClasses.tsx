import { type ReactNode, useEffect, useRef } from 'react';
import classes from './TypedClasses.module.css';

type Props = { title: string; hasErrors: boolean; children: ReactNode };

/** The stored text of what is picked by sight, for those who know it. Errors open it. */
export function TypedClasses({ title, hasErrors, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hasErrors && details.current) details.current.open = true;
  }, [hasErrors]);
  return (
    <details ref={details}>
      <summary className={classes.summary}>{title}</summary>
      {children}
    </details>
  );
}
