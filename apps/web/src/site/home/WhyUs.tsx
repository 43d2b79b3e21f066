import { Section } from '../../ui/layout/Section.tsx';
import { StatBoard } from '../../ui/layout/StatBoard.tsx';
import { ClientQuote } from '../ClientQuote.tsx';
import classes from './WhyUs.module.css';

const values = [
  {
    title: 'Transparency',
    text: 'One plan, one price, one weekly note on what was done and what it cost. You see the board we work from.',
  },
  {
    title: 'Experienced team',
    text: 'The people who write your estimate build the work. Designers, developers and marketers sit at one table.',
  },
  {
    title: 'Result-oriented',
    text: 'We agree on the number that should move before we start, and report on it after launch.',
  },
];

const figures = [
  { figure: '36+', label: 'Success Rate' },
  { figure: '20+', label: 'Years Experience' },
  { figure: '50L+', label: 'Revenue Generated' },
];

// Samples with fictional clients.
const testimonials = [
  {
    quote:
      'Ordering went from seven screens to one. My aunt places the weekend order herself now, and she does not ring me for help.',
    name: 'Farah Siddiqui',
    role: 'Founder, Gulmohar Tiffins',
  },
  {
    quote:
      'The Monday note tells me what was finished, what it cost and what comes next. I have stopped asking for status.',
    name: 'Arjun Mehta',
    role: 'Operations, Northline Couriers',
  },
];

export function WhyUs() {
  return (
    <Section eyebrow={{ number: 3, label: 'Why us' }} title="Same crew from first stop to last." lineColor="green">
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
