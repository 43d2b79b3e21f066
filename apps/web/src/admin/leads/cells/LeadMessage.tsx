import classes from './LeadMessage.module.css';

/** The message of a lead. A click expands a long one. */
export function LeadMessage({ text, about }: { text: string; about?: string }) {
  const isLong = text.length > 130 || text.split('\n').length > 3;
  return (
    <div className={classes.message}>
      {about && <p className={classes.about}>{`About ${about}`}</p>}
      {isLong ? (
        <details className={classes.more}>
          <summary>
            <span className={classes.excerpt}>{`${text.slice(0, 110).trimEnd()}…`}</span>{' '}
            <span className={classes.hint} />
          </summary>
          <p className={classes.text}>{text}</p>
        </details>
      ) : (
        <p className={classes.text}>{text}</p>
      )}
    </div>
  );
}
