import classes from './StatBoard.module.css';

type Props = {
  /** The caption says what the figure counts. */
  stats: readonly { figure: string; label: string; caption?: string }[];
  /** For values of several words, which are set smaller and below their labels. */
  words?: boolean;
};

/** A row of large figures with their labels and captions. Renders nothing without figures. */
export function StatBoard({ stats, words }: Props) {
  if (stats.length === 0) return null;
  return (
    <dl className={classes.board} data-words={words || undefined}>
      {stats.map(({ figure, label, caption }, index) => (
        <div key={index} className={classes.cell}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>{figure}</dd>
          {caption && <dd className={classes.caption}>{caption}</dd>}
        </div>
      ))}
    </dl>
  );
}
