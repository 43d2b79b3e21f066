import classes from './StatBoard.module.css';

type Props = { stats: readonly { figure: string; label: string }[] };

/** A row of large figures with their labels. */
export function StatBoard({ stats }: Props) {
  return (
    <dl className={classes.board}>
      {stats.map(({ figure, label }) => (
        <div key={label} className={classes.cell}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
