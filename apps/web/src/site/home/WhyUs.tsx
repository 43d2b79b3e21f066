import type { Copy } from '@site/schema/copy-pages';
import { Section } from '../../ui/layout/Section.tsx';
import { StatBoard } from '../../ui/layout/StatBoard.tsx';
import { ClientQuote } from '../ClientQuote.tsx';
import classes from './WhyUs.module.css';

export function WhyUs({ texts }: { texts: Copy<'home'>['whyUs'] }) {
  const { eyebrow, title, values, testimonials, figures } = texts;
  return (
    <Section eyebrow={{ number: 3, label: eyebrow }} title={title} lineColor="green">
      <div className={classes.split}>
        <ol>
          {values.map(({ title, text }) => (
            <li key={title} className={classes.value}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ul className={classes.testimonials} aria-label="What clients say">
          {testimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <ClientQuote {...testimonial} />
            </li>
          ))}
        </ul>
      </div>
      <StatBoard stats={figures} />
    </Section>
  );
}
