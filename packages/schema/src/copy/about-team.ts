import { lineColor } from './color-field.ts';
import { group, item, line, list, paragraph, sectionTexts } from './copy-field.ts';
import { image } from './image-field.ts';

/** The people of the team on the page about the agency. */
export const aboutTeam = group('Team', {
  ...sectionTexts('Team', {
    eyebrow: 'Crew',
    blankEyebrow: 'Team',
    title: 'Six of the crew, and what each does',
    blankTitle: 'Who does what',
  }),
  note: line('Note', {
    value: 'Demo content: these six people are fictional.',
    blank: '',
    max: 160,
    isOptional: true,
  }),
  speak: line('Label of a person beside the forms', {
    value: 'You will speak with',
    max: 60,
    isOptional: true,
    help: 'The first person with a name stands there.',
  }),
  roles: list(
    'Roles',
    item('Role', {
      name: line('Name', { max: 60, isOptional: true, value: '' }),
      role: line('Role', { max: 60 }),
      since: line('Since', { max: 20, isOptional: true, value: '', help: 'The year in which the person joined.' }),
      text: paragraph('What they do', { max: 400 }),
      asks: line('What they ask', { max: 120, isOptional: true }),
      picture: image('Picture', {
        isOptional: true,
        help: 'Shown as a square beside the text. A person without one is drawn.',
      }),
      tone: lineColor('Colour'),
    }),
    {
      max: 20,
      blank: [],
      value: [
        {
          name: 'Meera Nambiar',
          role: 'Project lead',
          since: '2019',
          tone: 'signal',
          text: 'Your one contact. Writes the Monday note, keeps the dates, and is in every meeting from the first call to the last invoice.',
          asks: 'What happens next?',
          picture: '',
        },
        {
          name: 'Arun Bedi',
          role: 'Design',
          since: '2019',
          tone: 'magenta',
          text: 'Names, marks, screens, packs and films. Sits with the developers, so that nothing is drawn which cannot be built.',
          asks: 'Who reads this, and where?',
          picture: '',
        },
        {
          name: 'Ananya Bose',
          role: 'Build',
          since: '2020',
          tone: 'blue',
          text: 'Sites, stores and software. Answers for speed, security and backups, and for the two-hour training at the end.',
          asks: 'What if this fails at 2 am?',
          picture: '',
        },
        {
          name: 'Faiz Qureshi',
          role: 'Search and campaigns',
          since: '2021',
          tone: 'green',
          text: 'SEO, social, creators and ads. Joins before the first screen is drawn, because a page nobody finds need not be designed.',
          asks: 'What does an enquiry cost?',
          picture: '',
        },
        {
          name: 'Lakshmi Rao',
          role: 'AI and automation',
          since: '2022',
          tone: 'violet',
          text: 'Agents, assistants and data work. Writes the limits before the prompts, and reads the failed chats.',
          asks: 'When does a person decide?',
          picture: '',
        },
        {
          name: 'Tenzin Dolma',
          role: 'Care',
          since: '2023',
          tone: 'teal',
          text: 'Watches what runs: updates, restores, renewals, and the phone from {opens} to {closes}. The people who built it do this in turns.',
          asks: 'Has anyone tested the restore?',
          picture: '',
        },
      ],
    },
  ),
});
