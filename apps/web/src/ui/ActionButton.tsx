import type { ComponentProps, ReactNode } from 'react';
import classes from './ActionButton.module.css';

/** `main` is for the one most important action of a page. */
export type ActionLook = 'main' | 'outline' | 'text';

export type ActionProps = { look?: ActionLook; arrow?: boolean; small?: boolean; children: ReactNode };

export function ActionButton({ look, arrow, small, children, ...button }: ActionProps & ComponentProps<'button'>) {
  return (
    <button type="button" {...button} {...actionAttributes({ look, small })}>
      {children}
      {arrow && <Arrow />}
    </button>
  );
}

/** The attributes that give a button or a link the look of an action. */
export function actionAttributes({
  look = 'outline',
  small,
}: {
  look: ActionLook | undefined;
  small: boolean | undefined;
}) {
  return { className: classes.action, 'data-look': look, 'data-small': small || undefined } as const;
}

/** Marks a link that opens another site in a new tab. */
export function ExternalIcon() {
  return (
    <svg
      className={classes.external}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden
    >
      <path d="M6 3H2v11h11v-4M9 1h6v6M15 1 7 9" />
    </svg>
  );
}

export function Arrow() {
  return (
    <svg className={classes.arrow} viewBox="0 0 18 12" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <path d="M0 6h16M11 1l5 5-5 5" />
    </svg>
  );
}
