import { z } from 'zod';
import { aboutTeam } from './about-team.ts';
import {
  buttonLabel,
  closingCall,
  figure,
  figureCaption,
  group,
  item,
  line,
  list,
  pageHeader,
  paragraph,
  searchResult,
  sectionTexts,
  titledText,
} from './copy-field.ts';

const label = (name: string, value: string, blank: string) => line(name, { value, blank, max: 16, isOptional: true });

/** The texts of the page about the agency. */
export const aboutCopy = z.object({
  search: searchResult({
    title: 'About',
    description:
      '{name} is a full-stack agency in {city}. How we plan a project week by week, who does what, what we will not do, and where to find the office.',
    blankDescription: 'Who {name} is, what we do and where to find us in {city}.',
    keywords: 'about {name}, digital agency {city}, web agency team, project plan, office in {city}',
    blankKeywords: 'about {name}, {city}',
  }),
  hero: pageHeader({
    eyebrow: 'About',
    title: 'An agency with a timetable.',
    blankTitle: 'About {name}',
    lead: 'Most projects are not late because the work is hard. They are late because nobody wrote down what happens next, and who does it. So we write it down first.',
    blankLead: 'Say here who you are, how you work and what you care about.',
    asks: true,
    buttons: { services: buttonLabel('Link to the services', 'View All Services') },
  }),
  map: group(
    'Map',
    {
      start: label('Start', 'Brief', 'Question'),
      first: label('First stop', 'Plan', 'Answer'),
      second: label('Second stop', 'Draw', 'Plan'),
      third: label('Third stop', 'Build', 'Work'),
      fourth: label('Fourth stop', 'Rehearse', 'Check'),
      end: label('End', 'Launch', 'Result'),
      detour: label('Grey line', 'The usual way', ''),
    },
    { help: 'The labels of the drawing beside the headline.' },
  ),
  facts: group('Figures', {
    founded: line('Label of the founding year', {
      value: 'Founded in {city}',
      max: 60,
      isOptional: true,
      help: 'The year is part of the settings.',
    }),
    foundedCaption: figureCaption('Caption of the founding year', 'By two people; 10+ work here today'),
    figures: list('Further figures', figure, {
      max: 3,
      blank: [],
      value: [
        { figure: '6', label: 'Lines of work, one crew', caption: 'With 15+ services between them' },
        {
          figure: '{replyHours}\u00a0h',
          label: 'To answer an enquiry',
          caption: 'At most, from your message to a personal reply, not counting the days on which we are closed',
        },
      ],
    }),
  }),
  timetable: group('How we work', {
    ...sectionTexts('How we work', {
      eyebrow: 'How we work',
      title: 'Twelve weeks, stop by stop',
      blankTitle: 'Step by step',
    }),
    intro: paragraph('Introduction', {
      value:
        'A shop or a site of ordinary size. Yours gets a table of its own before you sign, with dates in place of weeks.',
      blank: '',
      isOptional: true,
    }),
    columns: group('Columns of the table', {
      when: line('First', { value: 'When', max: 40 }),
      name: line('Second', { value: 'Stop', blank: 'Step', max: 40 }),
      tasks: line('Third', { value: 'What happens', max: 40 }),
      result: line('Fourth', { value: 'What you hold afterwards', blank: 'What you get', max: 40 }),
    }),
    phases: list(
      'Phases',
      item('Phase', {
        when: line('When', { max: 40 }),
        name: line('Name', { max: 40 }),
        tasks: paragraph('What happens', { max: 400 }),
        result: paragraph('Result', { max: 200 }),
      }),
      {
        max: 12,
        blank: [],
        value: [
          {
            when: 'Week 1',
            name: 'Brief',
            tasks: 'Two conversations: one with you, one with the person who answers your phone.',
            result: 'A page that says what should change, and by how much',
          },
          {
            when: 'Week 2',
            name: 'Discover',
            tasks: 'We read your analytics, order your product and talk to five of your customers.',
            result: 'A list of faults, ordered by what they cost',
          },
          {
            when: 'Week 3',
            name: 'Plan',
            tasks: 'Sitemap, scope, price and this table, with real dates.',
            result: 'The contract. This is where you decide',
          },
          {
            when: 'Week 4–5',
            name: 'Draw',
            tasks: 'Main screens in Figma, tried with people who resemble your customers.',
            result: 'Screens you have signed off',
          },
          {
            when: 'Week 6–10',
            name: 'Build',
            tasks: 'Rounds of two weeks on a staging address. A note every Monday: done, spent, next.',
            result: 'Something to click, every second Friday',
          },
          {
            when: 'Week 11',
            name: 'Rehearse',
            tasks: 'Speed, forms, payments, redirects, keyboard and screen reader. Your staff are trained.',
            result: 'A checklist with two names on each line',
          },
          {
            when: 'Week 12',
            name: 'Launch',
            tasks: 'On a weekday morning, with everyone at their desk.',
            result: 'The keys, which were yours already',
          },
          {
            when: 'After that',
            name: 'Care',
            tasks: 'Thirty days of watching errors, enquiries and search. Then monthly, if you want it.',
            result: 'A report on the number we agreed in week 1',
          },
        ],
      },
    ),
    link: line('Link to the case studies', { value: 'Read the case studies', max: 40, isOptional: true }),
  }),
  values: group('Values', {
    ...sectionTexts('Values', {
      eyebrow: 'Values',
      title: 'What we hold to when it is inconvenient',
      blankTitle: 'What matters to us',
    }),
    values: list('Values', titledText, {
      max: 8,
      blank: [],
      value: [
        {
          title: 'The price comes first',
          text: 'You get one figure for a written list of work. When the list grows, the price of the addition is agreed before anyone starts on it.',
        },
        {
          title: 'Bad news on the day',
          text: 'If a date moves, you hear it from us on the day we know, with the reason and the new date. Not in the week before launch.',
        },
        {
          title: 'Your keys, from the start',
          text: 'Domain, code, ad accounts and analytics are opened in your name. Leaving us takes a letter and an afternoon.',
        },
        {
          title: 'We say no',
          text: 'To bought reviews and followers, to dark patterns, and to work you do not need. It has cost us projects. It keeps clients.',
        },
      ],
    }),
  }),
  team: aboutTeam,
  office: group('Office', {
    ...sectionTexts('Office', {
      eyebrow: 'The office',
      blankEyebrow: 'Where we are',
      title: 'Doors open {opens} to {closes}',
    }),
    visit: paragraph('Note below the address', {
      value: '{days}, {opens} to {closes}. Call before you come, so that the right person is at the table.',
      blank: '{days}, {opens} to {closes}.',
      isOptional: true,
    }),
    phone: paragraph('Note below the phone number', {
      value: 'A person answers, not a menu.',
      blank: '',
      isOptional: true,
    }),
  }),
  closing: closingCall({
    title: 'Come and ask',
    text: 'Bring a problem, a screenshot or a competitor you envy. The first conversation is free, and you leave with our notes.',
    blankText: 'Ask us what you would like to know. We answer within {replyHours} hours.',
  }),
});
