import type { ReactNode } from 'react';
import { PageLink } from '../app/navigation/PageLink.tsx';
import classes from './ClientQuote.module.css';

type Props = {
  quote: string;
  name: string;
  role?: string | undefined;
  /** The page of the case study that contains the quotation. */
  to?: string | undefined;
  /** Above the quotation. */
  children?: ReactNode;
};

/** What a client says, in a frame. */
export function ClientQuote({ quote, name, role, to, children }: Props) {
  return (
    <figure className={classes.frame}>
      {children}
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <strong>{name}</strong>
        {to ? <PageLink to={to}>{role ?? 'Case study'}</PageLink> : role && <span>{role}</span>}
      </figcaption>
    </figure>
  );
}
