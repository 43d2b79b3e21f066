import type { ReactNode } from 'react';
import classes from './Steps.module.css';

type Step = { name: string; title?: string; text?: ReactNode };

/** The steps of a process, drawn as stations of a line. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ name, title, text }) => (
        <li key={name + title} className={classes.step}>
          <span className={classes.name}>{name}</span>
          {title && <h3 className={classes.title}>{title}</h3>}
          {text && <p className={classes.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
