import { useSite } from '../../app/site-facts.ts';
import classes from './Faq.module.css';
import { questionsFor } from './faq-questions.ts';

/** An accordion of <details> elements. Their shared name makes the browser keep one open at a time. */
export function Faq() {
  const { brand } = useSite();
  const questions = questionsFor(brand.officeHours);
  const half = Math.ceil(questions.length / 2);
  const columns = [questions.slice(0, half), questions.slice(half)];
  return (
    <div className={classes.columns}>
      {columns.map((column) => (
        <div key={column[0]?.question} className={classes.column}>
          {column.map(({ question, answer }) => (
            <details key={question} name="faq" className={classes.item}>
              <summary className={classes.question}>
                <h3>{question}</h3>
                <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
                  <path d="M4 12h16" />
                  <path d="M12 4v16" className={classes.upright} />
                </svg>
              </summary>
              <p className={classes.answer}>{answer}</p>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
