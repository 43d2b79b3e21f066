import type { ReactNode } from 'react';
import classes from './Opening.module.css';

type Props = {
  /** What stands above the title: a sign or a badge. */
  badge: ReactNode;
  title: ReactNode;
  /** A title of many words is set smaller. */
  long?: boolean;
  lead: string;
  actions: ReactNode;
  /** What stands opposite the words. */
  aside: ReactNode;
};

/** The first block of a page that asks for something: words and actions, and a picture opposite. */
export function Opening({ badge, title, long, lead, actions, aside }: Props) {
  return (
    <header className={classes.opening}>
      <div className={classes.inner}>
        <div>
          <div className={classes.badge}>{badge}</div>
          <h1 className={classes.title} data-long={long || undefined}>
            {title}
          </h1>
          <p className={classes.lead}>{lead}</p>
          <div className={classes.actions}>{actions}</div>
        </div>
        <div className={classes.aside}>{aside}</div>
      </div>
    </header>
  );
}
