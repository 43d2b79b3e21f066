import { mailLink } from '@site/schema/contact-link';
import type { Copy } from '@site/schema/copy-pages';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { FormattedText } from '../../ui/FormattedText.tsx';
import { PlusMinus } from '../../ui/PlusMinus.tsx';
import classes from './Faq.module.css';

/** An accordion of <details> elements. Their shared name makes the browser keep one open at a time. */
export function Faq({ questions }: { questions: Copy<'contact'>['faq']['questions'] }) {
  const { email } = useSite().brand;
  const contacts = { [email]: mailLink(email) };
  const half = Math.ceil(questions.length / 2);
  const columns = [questions.slice(0, half), questions.slice(half)].filter(({ length }) => length > 0);
  return (
    <div className={classes.columns}>
      {columns.map((column, index) => (
        <div key={index} className={classes.column}>
          {column.map(({ question, answer }) => (
            <details key={question} name="faq" className={classes.item}>
              <summary className={classes.question}>
                <h3>{question}</h3>
                <PlusMinus />
              </summary>
              <div className={classes.answer}>
                <FormattedText text={answer} contacts={contacts} Link={PageLink} />
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
