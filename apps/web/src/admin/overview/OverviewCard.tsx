import { type ReactNode, useId } from 'react';
import type { To } from 'react-router-dom';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import type { LineColor } from '../../ui/line-map/drawing.ts';
import classes from './OverviewCard.module.css';

type Props = {
  title: string;
  line: LineColor;
  /** The screens that show everything. */
  all: AllLink | readonly AllLink[];
  children: ReactNode;
};

type AllLink = { to: To; text: string };

/** A part of the overview, in the colour of its section. */
export function OverviewCard({ title, line, all, children }: Props) {
  const id = useId();
  return (
    <section className={classes.card} data-line={line} aria-labelledby={id}>
      <div className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <span className={classes.links}>
          {[all].flat().map(({ to, text }) => (
            <RouterLink key={text} to={to}>
              {text}
            </RouterLink>
          ))}
        </span>
      </div>
      {children}
    </section>
  );
}

export const OverviewList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
);

type RowProps = {
  to: To;
  title: string;
  details?: ReactNode;
  aside?: ReactNode;
  /** In a narrow card, `aside` moves below the text. */
  stacks?: boolean;
};

/** A record, with a link that covers the whole row. */
export function OverviewRow({ to, title, details, aside, stacks = false }: RowProps) {
  return (
    <li className={classes.row} data-stacks={stacks || undefined}>
      <div className={classes.text}>
        <RouterLink to={to} className={classes.link}>
          {title}
        </RouterLink>
        {details && <p className={classes.details}>{details}</p>}
      </div>
      {aside && <div className={classes.aside}>{aside}</div>}
    </li>
  );
}

export const NothingHere = ({ children }: { children: ReactNode }) => <p className={classes.nothing}>{children}</p>;
