import classes from './LeadMessage.module.css';
import { LongText } from './LongText.tsx';

/** The message of a lead in a list. */
export function LeadMessage({ text, about }: { text: string; about?: string }) {
  return (
    <div className={classes.message}>
      {about && <p className={classes.about}>{`About ${about}`}</p>}
      <LongText text={text} maxLength={110} maxLines={3} />
    </div>
  );
}
