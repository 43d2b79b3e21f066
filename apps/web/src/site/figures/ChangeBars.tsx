import classes from './ChangeBars.module.css';
import type { Change } from './change.ts';

type Props = {
  change: Change;
  /** Shows the values in large numerals, for the main result of a page. */
  isMain?: boolean;
};

/**
 * The values before and after, each with a bar in proportion. Screen readers read the sentence that the change is from.
 * Beside text on wide screens, the parent is a grid with a column for the values and one for the bars.
 */
export function ChangeBars({ change: { before, after, shares }, isMain = false }: Props) {
  return (
    <div
      className={classes.bars}
      data-main={isMain || undefined}
      data-of-whole={shares.areOfWhole || undefined}
      aria-hidden
    >
      <Value text={before} share={shares.before} />
      <Value text={after} share={shares.after} />
    </div>
  );
}

function Value({ text, share }: { text: string; share: number }) {
  return (
    <div className={classes.value}>
      <span>{text}</span>
      <span className={classes.track}>
        <span className={classes.bar} style={{ width: `${Math.round(share * 1000) / 10}%` }} />
      </span>
    </div>
  );
}
