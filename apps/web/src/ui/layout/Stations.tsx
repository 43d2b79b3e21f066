import type { ReactNode } from 'react';
import classes from './Stations.module.css';

type Stop = { name: string; title?: string; text?: ReactNode };

/** Steps of a process as stations on the page's line. */
export function Stations({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className={classes.line}>
      {stops.map(({ name, title, text }) => (
        <li key={name + title} className={classes.stop}>
          <span className={classes.name}>{name}</span>
          {title && <h3 className={classes.title}>{title}</h3>}
          {text && <p className={classes.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
