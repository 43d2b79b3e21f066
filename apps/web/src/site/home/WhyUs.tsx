import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import type { ComponentProps } from 'react';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { StatBoard } from '../../ui/layout/StatBoard.tsx';
import { ClientQuote } from '../ClientQuote.tsx';
import classes from './WhyUs.module.css';

type Props = {
  texts: Copy<'home'>['whyUs'];
  /** The quotations of case studies, shown unless the texts have their own. */
  quotes: readonly ComponentProps<typeof ClientQuote>[];
};

export function WhyUs({ texts, quotes }: Props) {
  const { eyebrow, title, values, link, figures } = texts;
  const testimonials = texts.testimonials.length > 0 ? texts.testimonials : quotes;
  if (values.length + testimonials.length + figures.length === 0) return null;
  return (
    <Section eyebrow={{ numbered: true, label: eyebrow }} title={title} lineColor="green">
      {values.length + testimonials.length > 0 && (
        <div className={classes.split}>
          {values.length > 0 && (
            <div>
              <ol>
                {values.map(({ title, text }, index) => (
                  <li key={index} className={classes.value}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
              {link && (
                <PageLink to={paths.caseStudies} className={classes.link}>
                  {link} <Arrow />
                </PageLink>
              )}
            </div>
          )}
          {testimonials.length > 0 && (
            <section aria-label="What clients say">
              <ul className={classes.testimonials}>
                {testimonials.map((testimonial, index) => (
                  <li key={index}>
                    <ClientQuote {...testimonial} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      <StatBoard stats={figures} />
    </Section>
  );
}
