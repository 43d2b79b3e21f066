import type { Step } from '@site/schema/steps';
import type { CSSProperties } from 'react';
import type { StepsComponent } from '../../app/page.ts';
import classes from './Steps.module.css';

/** The steps of some work before and after a project, drawn as two lines with a station for each step. */
export function Steps({ texts, of: { before = [], after = [] } }: Parameters<StepsComponent>[0]) {
  const count = Math.max(before.length, after.length);
  if (count === 0) return null;
  // Both lines have columns of the same width.
  const columns = { '--count': count } as CSSProperties;
  return (
    <section className={classes.section} style={columns}>
      <h2 className={classes.title}>{texts.title}</h2>
      <Route title={texts.before} steps={before} />
      <Route title={texts.after} steps={after} isAfter />
    </section>
  );
}

function Route({ title, steps, isAfter }: { title: string; steps: readonly Step[]; isAfter?: true }) {
  if (steps.length === 0) return null;
  return (
    <div className={classes.route} data-after={isAfter}>
      <h3 className={classes.name}>{title}</h3>
      <ol className={classes.steps}>
        {steps.map(({ label, value }, index) => (
          <li key={index}>
            <span className={classes.label}>{label}</span> <span className={classes.value}>{value}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
