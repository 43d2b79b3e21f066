import classes from './Board.module.css';

type Props = { rows: readonly { figure: string; label: string }[] };

/** Figures as a row of a departures board. */
export function Board({ rows }: Props) {
  return (
    <dl className={classes.board}>
      {rows.map(({ figure, label }) => (
        <div key={label} className={classes.cell}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
