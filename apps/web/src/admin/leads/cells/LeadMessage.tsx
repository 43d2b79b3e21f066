import classes from './LeadMessage.module.css';
import { LongText } from './LongText.tsx';

/** The table cell with the message of a lead, truncated if it is long. */
export function LeadMessage({ text, about }: { text: string; about?: string }) {
  return (
    <div className={classes.message}>
      {about && <p className={classes.about}>{`About ${about}`}</p>}
      <LongText text={text} maxLength={110} maxLines={3} />
    </div>
  );
}
