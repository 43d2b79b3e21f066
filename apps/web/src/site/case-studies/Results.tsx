import { ChangeBars } from '../figures/ChangeBars.tsx';
import { type Change, changeOfResult } from '../figures/change.ts';
import classes from './Results.module.css';
import { listLines, splitFigures } from './results.ts';

/**
 * The results of a case study. A line with a value before and after is drawn with bars, the first one large; the other
 * lines stay sentences. Screen readers read the sentences, which contain both values.
 */
export function Results({ text }: { text: string }) {
  const lines = listLines(text) ?? (isShort(text) && changeOfResult(text) ? [text] : undefined);
  if (!lines) return <p className={classes.text}>{text}</p>;
  const rows = lines.map((line) => ({ line, change: changeOfResult(line) }));
  const main = rows.findIndex(({ change }) => change);
  return (
    <ol className={classes.board} data-numbered={main < 0 || undefined}>
      {rows.map(({ line, change }, index) =>
        change ? (
          <ChangeRow key={`${index} ${line}`} line={line} change={change} isMain={index === main} />
        ) : (
          <li key={`${index} ${line}`} className={classes.row}>
            {main < 0 && (
              <span className={classes.platform} aria-hidden>
                {index + 1}
              </span>
            )}
            <Sentence line={line} />
          </li>
        ),
      )}
    </ol>
  );
}

/** A text of one line, which can stand beside its values. */
const isShort = (text: string) => text.length <= 240 && !text.includes('\n');

function ChangeRow({ line, change, isMain }: { line: string; change: Change; isMain: boolean }) {
  const { measure } = change;
  return (
    <li className={classes.change} data-main={isMain || undefined}>
      {measure && (
        <p className={classes.measure} aria-hidden>
          {measure}
        </p>
      )}
      <p className={classes.caption}>{line}</p>
      <ChangeBars change={change} isMain={isMain} />
    </li>
  );
}

function Sentence({ line }: { line: string }) {
  return (
    <span>
      {splitFigures(line).map(({ text, isFigure }, at) =>
        isFigure ? (
          <strong key={at} className={classes.figure}>
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </span>
  );
}
