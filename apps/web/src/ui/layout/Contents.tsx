import type { CSSProperties } from 'react';
import classes from './Contents.module.css';

type Section = { id: string; title: string };

/** The minimum number of sections for a table of contents. */
const MIN_SECTIONS = 3;

export const hasContents = (sections: readonly Section[]): boolean => sections.length >= MIN_SECTIONS;

/** The view timelines of the sections, for an element that contains them and their table of contents. */
export const timelinesOf = (sections: readonly Section[]): CSSProperties => ({
  timelineScope: sections.map(({ id }) => timelineOf(id)).join(', '),
});

/** The sections of a long text: beside it as stations of a line that fills while they are read, above it on narrow screens. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav className={classes.contents} aria-label="Contents">
      <details className={classes.fold}>
        <summary className={classes.summary}>
          Contents
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
            <path d="M4 12h16" />
            <path d="M12 4v16" className={classes.upright} />
          </svg>
        </summary>
        <Stations sections={sections} />
      </details>
      <div className={classes.rail}>
        <p className={classes.label} aria-hidden>
          Contents
        </p>
        <Stations sections={sections} />
      </div>
    </nav>
  );
}

function Stations({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className={classes.stations}>
      {sections.map(({ id, title }) => (
        <li key={id} style={{ '--timeline': timelineOf(id) } as CSSProperties}>
          <a href={`#${id}`} className="title-link">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

export const timelineOf = (id: string) => `--${id}`;
