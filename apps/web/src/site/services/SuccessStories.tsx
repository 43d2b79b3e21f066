import { Section } from '../../ui/layout/Section.tsx';
import { ClientQuote } from '../ClientQuote.tsx';
import classes from './SuccessStories.module.css';

// Samples with fictional clients, the same on every service page.
const stories = [
  {
    quote:
      'They told us in week one what would not work, and took it out of the quote. I have had agencies find that out in month four, with my money.',
    name: 'Nandini Raghavan',
    role: 'Director, Palash Home Textiles',
  },
  {
    quote: 'One person picks up when I call. She knows what was changed on Tuesday and why.',
    name: 'Harpreet Gill',
    role: 'Owner, Gill Auto Spares',
  },
  {
    quote: 'The date was the date. My staff had two hours of training and have not needed a third.',
    name: 'Imran Qureshi',
    role: 'Head of operations, Meridian Tutorials',
  },
];

const STARS = [1, 2, 3, 4, 5];

export function SuccessStories({ number, raised }: { number: number; raised: boolean }) {
  return (
    <Section eyebrow={{ number, label: 'Passengers' }} title="Client Success Stories" raised={raised}>
      <ul className={classes.stories}>
        {stories.map((story) => (
          <li key={story.name} className={classes.cell}>
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
