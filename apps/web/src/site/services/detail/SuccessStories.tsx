import type { Copy } from '@site/schema/copy-pages';
import { Section } from '../../../ui/layout/Section.tsx';
import { ClientQuote } from '../../ClientQuote.tsx';
import classes from './SuccessStories.module.css';

const STARS = [1, 2, 3, 4, 5];

type Props = { texts: Copy<'service'>['stories'] };

export function SuccessStories({ texts }: Props) {
  if (texts.testimonials.length === 0) return null;
  return (
    <Section eyebrow={{ numbered: true, label: texts.eyebrow }} title={texts.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={classes.stories} tabIndex={0}>
        {texts.testimonials.map((story, index) => (
          <li key={index} className={classes.cell}>
            <ClientQuote {...story}>
              <Stars />
            </ClientQuote>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stars() {
  return (
    <span className={classes.stars} role="img" aria-label="5 out of 5 stars">
      {STARS.map((star) => (
        <svg key={star} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
          <path d="M12 1.8l3.1 6.5 7.1.9-5.200 4.900 1.300 7-6.300-3.400-6.300 3.400 1.300-7L1.800 9.200l7.100-.9z" />
        </svg>
      ))}
    </span>
  );
}
