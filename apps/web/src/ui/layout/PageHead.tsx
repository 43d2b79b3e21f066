import type { ReactNode } from 'react';
import classes from './PageHead.module.css';
import { Sign } from './Section.tsx';

type Props = { sign: string; title: string; lead?: string; children?: ReactNode };

/** The first block of an inner page: a sign, the title, and what stands opposite it. */
export function PageHead({ sign, title, lead, children }: Props) {
  return (
    <header className={classes.head}>
      <div className={classes.inner}>
        <div>
          <Sign label={sign} />
          <h1>{title}</h1>
        </div>
        {(lead || children) && (
          <div className={classes.side}>
            {lead && <p className={classes.lead}>{lead}</p>}
            {children}
          </div>
        )}
      </div>
    </header>
  );
}
