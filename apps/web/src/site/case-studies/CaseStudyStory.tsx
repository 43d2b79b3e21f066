import type { CaseStudy } from '@site/schema/case-study';
import classes from './CaseStudyStory.module.css';
import { Results } from './Results.tsx';

/** Challenge, solution and results, drawn as three stations of a line. */
export function CaseStudyStory({ caseStudy: { challenge, solution, results } }: { caseStudy: CaseStudy }) {
  return (
    <div className={classes.story}>
      <section className={classes.section}>
        <h2 className={classes.title}>The Challenge</h2>
        <p className={classes.text}>{challenge}</p>
      </section>
      <section className={classes.section}>
        <h2 className={classes.title}>Our Solution</h2>
        <p className={classes.text}>{solution}</p>
      </section>
      <section className={classes.section} data-last>
        <h2 className={classes.title}>Results Achieved</h2>
        <Results text={results} />
      </section>
    </div>
  );
}
