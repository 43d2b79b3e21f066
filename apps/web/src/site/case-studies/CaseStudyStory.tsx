import type { CaseStudy } from '@site/schema/case-study';
import classes from './CaseStudyStory.module.css';
import { figuresIn, linesOf } from './results.ts';

/** Challenge, solution and results as three stations of one line; the results are its board. */
export function CaseStudyStory({ caseStudy: { challenge, solution, results } }: { caseStudy: CaseStudy }) {
  return (
    <div className={classes.story}>
      <section className={classes.stop}>
        <h2 className={classes.title}>The Challenge</h2>
        <p className={classes.text}>{challenge}</p>
      </section>
      <section className={classes.stop}>
        <h2 className={classes.title}>Our Solution</h2>
        <p className={classes.text}>{solution}</p>
      </section>
      <section className={classes.stop} data-last>
        <h2 className={classes.title}>Results Achieved</h2>
        <Results text={results} />
      </section>
    </div>
  );
}

function Results({ text }: { text: string }) {
  const lines = linesOf(text);
  if (!lines) return <p className={classes.text}>{text}</p>;
  return (
    <ol className={classes.board}>
      {lines.map((line, index) => (
        <li key={`${index} ${line}`} className={classes.row}>
          <span className={classes.platform} aria-hidden>
            {index + 1}
          </span>
          <span>
            {figuresIn(line).map(({ text: part, isFigure }, at) =>
              isFigure ? (
                <strong key={at} className={classes.figure}>
                  {part}
                </strong>
              ) : (
                part
              ),
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
