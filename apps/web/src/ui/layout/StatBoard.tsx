import classes from './StatBoard.module.css';

type Props = {
  stats: readonly { figure: string; label: string }[];
  /** For values of several words, which are set smaller and below their labels. */
  words?: boolean;
};

/** A row of large figures with their labels. */
export function StatBoard({ stats, words }: Props) {
  return (
    <dl className={classes.board} data-words={words || undefined}>
      {stats.map(({ figure, label }) => (
        <div key={label} className={classes.cell}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
