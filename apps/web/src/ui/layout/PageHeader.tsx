import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';
import { Eyebrow } from './Section.tsx';

type Props = { eyebrow?: string; title: string; lead?: string; children?: ReactNode };

/** The first block of a page without a hero; the lead and the children stand opposite the title. */
export function PageHeader({ eyebrow, title, lead, children }: Props) {
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <div>
          {eyebrow && <Eyebrow label={eyebrow} />}
          <h1>{title}</h1>
        </div>
        {(lead || children) && (
          <div className={classes.side}>
            {lead && <p className="lead">{lead}</p>}
            {children}
          </div>
        )}
      </div>
    </header>
  );
}
