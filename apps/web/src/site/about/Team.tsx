import type { Brand } from '@site/schema/brand';
import classes from './Team.module.css';

const rolesOf = ({ opens, closes }: Hours) => [
  {
    role: 'Line manager',
    tone: 'signal',
    text: 'Your one contact. Writes the Monday note, keeps the dates, and is in every meeting from the first call to the last invoice.',
    asks: 'What happens next?',
  },
  {
    role: 'Design',
    tone: 'magenta',
    text: 'Names, marks, screens, packs and films. Sits with the developers, so that nothing is drawn which cannot be built.',
    asks: 'Who reads this, and where?',
  },
  {
    role: 'Build',
    tone: 'blue',
    text: 'Sites, stores and software. Answers for speed, security and backups, and for the two-hour training at the end.',
    asks: 'What if this fails at 2 am?',
  },
  {
    role: 'Search and campaigns',
    tone: 'green',
    text: 'SEO, social, creators and ads. Joins before the first screen is drawn, because a page nobody finds need not be designed.',
    asks: 'What does an enquiry cost?',
  },
  {
    role: 'AI and automation',
    tone: 'violet',
    text: 'Agents, assistants and data work. Writes the limits before the prompts, and reads the failed chats.',
    asks: 'When does a person decide?',
  },
  {
    role: 'Care',
    tone: 'teal',
    text: `Watches what runs: updates, restores, renewals, and the phone from ${opens} to ${closes}. The people who built it do this in turns.`,
    asks: 'Has anyone tested the restore?',
  },
];

type Hours = Pick<Brand['officeHours'], 'opens' | 'closes'>;

/** The roles of the team, each with its responsibility and its typical question. */
export function Team({ officeHours }: { officeHours: Hours }) {
  return (
    <ul>
      {rolesOf(officeHours).map(({ role, tone, text, asks }) => (
        <li key={role} className={classes.role} data-line={tone}>
          <h3 className={classes.name}>{role}</h3>
          <p>{text}</p>
          <p className={classes.asks}>“{asks}”</p>
        </li>
      ))}
    </ul>
  );
}
