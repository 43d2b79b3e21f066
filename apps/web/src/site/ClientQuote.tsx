import type { ReactNode } from 'react';
import classes from './ClientQuote.module.css';

type Props = {
  quote: string;
  name: string;
  role?: string | undefined;
  /** Above the quotation. */
  children?: ReactNode;
};

/** What a client says, in a frame. */
export function ClientQuote({ quote, name, role, children }: Props) {
  return (
    <figure className={classes.frame}>
      {children}
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <strong>{name}</strong>
        {role && <span>{role}</span>}
      </figcaption>
    </figure>
  );
}
