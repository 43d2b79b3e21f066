import type { ComponentProps, ReactNode } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import classes from './action.module.css';

export type Look = 'main' | 'outline' | 'text';

type Common = { look?: Look; arrow?: boolean; small?: boolean; children: ReactNode };

/** A link that looks like what it leads to: the one main action of a page is marigold. */
export function ActionLink({
  look = 'outline',
  arrow,
  small,
  children,
  ...link
}: Common & ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...link} className={classes.action} data-look={look} data-small={small || undefined}>
      {children}
      {arrow && <Arrow />}
    </PageLink>
  );
}

export function ActionButton({
  look = 'outline',
  arrow,
  small,
  children,
  ...button
}: Common & ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={classes.action} data-look={look} data-small={small || undefined}>
      {children}
      {arrow && <Arrow />}
    </button>
  );
}

export function Arrow() {
  return (
    <svg className={classes.arrow} viewBox="0 0 18 12" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <path d="M0 6h16M11 1l5 5-5 5" />
    </svg>
  );
}
