import type { CaseStudy } from '@site/schema/case-study';
import { splitFirstSentence } from '../../ui/format/split-first-sentence.ts';
import classes from './CaseStudyStory.module.css';
import { Results } from './Results.tsx';

/** Challenge, solution and results, drawn as three stations of a line. */
export function CaseStudyStory({ caseStudy: { challenge, solution, results } }: { caseStudy: CaseStudy }) {
  return (
    <div className={classes.story}>
      <section className={classes.section}>
        <h2 className={classes.title}>The Challenge</h2>
        <Story text={challenge} />
      </section>
      <section className={classes.section}>
        <h2 className={classes.title}>Our Solution</h2>
        <Story text={solution} />
      </section>
      <section className={classes.section} data-last>
        <h2 className={classes.title}>Results Achieved</h2>
        <Results text={results} />
      </section>
    </div>
  );
}

function Story({ text }: { text: string }) {
  const { first, rest } = splitFirstSentence(text);
  return (
    <p className={classes.text}>
      <span className={rest && classes.first}>{first}</span>
      {rest}
    </p>
  );
}
