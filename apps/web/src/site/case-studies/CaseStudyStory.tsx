import type { CaseStudy } from '@site/schema/case-study';
import { splitFirstSentence } from '../../ui/format/split-first-sentence.ts';
import classes from './CaseStudyStory.module.css';
import { Results } from './Results.tsx';

/** Challenge, solution and results, drawn as three stations of a line. A draft may lack some of them. */
export function CaseStudyStory({ caseStudy: { challenge, solution, results } }: { caseStudy: CaseStudy }) {
  const sections = [
    { title: 'The Challenge', text: challenge, Text: Story },
    { title: 'Our Solution', text: solution, Text: Story },
    { title: 'Results Achieved', text: results, Text: Results },
  ].filter(({ text }) => text);
  if (sections.length === 0) return null;
  return (
    <div className={classes.story}>
      {sections.map(({ title, text, Text }, index) => (
        <section key={title} className={classes.section} data-last={index === sections.length - 1 || undefined}>
          <h2 className={classes.title}>{title}</h2>
          <Text text={text} />
        </section>
      ))}
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
