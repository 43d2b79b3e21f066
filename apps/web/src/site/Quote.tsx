import type { ReactNode } from 'react';
import classes from './Quote.module.css';

type Props = { quote: string; name: string; role: string; className?: string | undefined; children?: ReactNode };

/** What a client says, with name and role; the children come before the text. */
export function Quote({ quote, name, role, className = '', children }: Props) {
  return (
    <figure className={`${classes.quote} ${className}`}>
      {children}
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
