import type { ReactNode } from 'react';
import classes from './Steps.module.css';

type Step = { name: string; title?: string; text?: ReactNode };

type Props = {
  steps: readonly Step[];
  /** The number of steps that are marked as done. */
  done?: number;
};

/** The steps of a process, drawn as stations of a line. */
export function Steps({ steps, done = 0 }: Props) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ name, title, text }, index) => (
        <li key={name + title} className={classes.step} data-done={index < done || undefined}>
          <span className={classes.name}>
            {name}
            {index < done && <span className={classes.done}>Done</span>}
          </span>
          {title && <h3 className={classes.title}>{title}</h3>}
          {text && <p className={classes.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
