import type { ReactNode } from 'react';
import classes from './Hero.module.css';

type Props = {
  /** Above the title: an eyebrow or a badge. */
  badge: ReactNode;
  title: ReactNode;
  /** Sets a long title in a smaller size. */
  long?: boolean;
  lead: string;
  actions: ReactNode;
  /** The picture opposite the text. */
  aside: ReactNode;
};

/** The first block of a page that asks for an action. */
export function Hero({ badge, title, long, lead, actions, aside }: Props) {
  return (
    <header className={classes.hero}>
      <div className={classes.inner}>
        <div>
          <div className={classes.badge}>{badge}</div>
          <h1 className={classes.title} data-long={long || undefined}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          <div className={classes.actions}>{actions}</div>
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
    </header>
  );
}
