import { diffWordsWithSpace } from 'diff';
import classes from './TextDifference.module.css';

/** A text with what was inserted and deleted since another one. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  return (
    <p className={classes.text}>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        if (added) return <ins key={index}>{value}</ins>;
        return removed ? <del key={index}>{value}</del> : <span key={index}>{value}</span>;
      })}
    </p>
  );
}
