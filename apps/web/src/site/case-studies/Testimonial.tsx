import type { CaseStudy } from '@site/schema/case-study';
import { Section } from '../../ui/layout/Section.tsx';
import classes from './Testimonial.module.css';

type Props = { caseStudy: Pick<CaseStudy, 'testimonial' | 'testimonialAuthor' | 'clientName'> };

export function Testimonial({ caseStudy: { testimonial, testimonialAuthor, clientName } }: Props) {
  if (!testimonial) return null;
  return (
    <Section>
      <div className={classes.split}>
        <h2 className={classes.title}>Client Testimonial</h2>
        <figure className={classes.testimonial}>
          <blockquote className={classes.quote} data-long={testimonial.length > 280 || undefined}>
            “{testimonial}”
          </blockquote>
          {testimonialAuthor && (
            <figcaption className={classes.author}>
              <strong>{testimonialAuthor}</strong>
              <span>{clientName}</span>
            </figcaption>
          )}
        </figure>
      </div>
    </Section>
  );
}
