import { z } from 'zod';
import {
  buttonLabel,
  closingCall,
  emptyState,
  factLabel,
  group,
  line,
  pageHeader,
  paragraph,
  searchResult,
  sectionTexts,
  stepsTexts,
} from './copy-field.ts';

/** The texts of the list of projects and of a project. */
export const portfolioCopy = z.object({
  search: searchResult({
    title: 'Portfolio',
    description:
      'Shops, sites, apps and dashboards built by {name} in {city}: what each one is for, what it is made of, and the number that moved after launch.',
    blankDescription: 'Projects of {name} in {city}.',
    keywords: 'web design portfolio, e-commerce projects, web app projects, mobile apps, dashboards, {name} projects',
    blankKeywords: 'projects of {name}, {city}',
  }),
  header: pageHeader({
    eyebrow: 'Portfolio',
    title: 'Every stop so far',
    blankTitle: 'Our work',
    lead: 'What we built, for whom, and the number that moved after it opened.',
    blankLead: 'What we did, and for whom.',
  }),
  category: group('Projects of one category', {
    title: line('Title', { value: '{category} projects' }),
    description: paragraph('Description in search results', {
      value:
        '{category} projects built by {name} in {city}: what each one is for, what it is made of, and the number that moved after launch.',
      blank: '{category} projects of {name} in {city}.',
      max: 300,
    }),
  }),
  empty: emptyState('Text without projects', {
    title: 'No projects yet',
    text: 'The first ones are being written up. Until then, see what we do, or ask us what we are building.',
    blankText: 'There are no projects yet. See what we offer, or ask us.',
    buttons: { services: buttonLabel('Link to the services', 'View All Services') },
  }),
  emptyCategory: emptyState('Text of an empty category', {
    title: 'Nothing on this platform yet',
    blankTitle: 'Nothing here yet',
    text: 'No project stands under {category}. The others are one change away, or yours could be the first.',
    blankText: 'There is no project under {category} yet. See the others.',
    buttons: { all: buttonLabel('Link to the portfolio', 'All projects') },
  }),
  closing: closingCall({
    title: 'Start Your Project',
    blankTitle: 'Get in touch',
    text: 'Tell us what should open next. Half an hour on the phone is enough to see which line it belongs on.',
    blankText: 'Tell us what you need. We answer within {replyHours} hours.',
  }),
  offer: group(
    'Prices beside a project',
    {
      paid: line('Title of its own price', { value: 'Fare paid', blank: 'This project', max: 40, isOptional: true }),
      cost: factLabel('Label of its own price', 'Cost'),
      title: line('Title', { value: 'Such projects start at', isOptional: true }),
      price: factLabel('Label of the price', 'Price from'),
      duration: factLabel('Label of the duration', 'Duration'),
      leadTime: factLabel('Label of the lead time', 'Work starts'),
    },
    {
      help: 'What the project cost according to its case study, and the prices of the service that was chosen for it.',
    },
  ),
  steps: stepsTexts,
  related: group('Related projects', {
    ...sectionTexts('Related projects', { eyebrow: 'Portfolio', title: 'Next stops', blankTitle: 'More projects' }),
    all: buttonLabel('Link to the portfolio', 'All projects'),
  }),
  detailClosing: closingCall(
    {
      title: 'Yours could be the next stop',
      blankTitle: 'Do you need something similar?',
      text: 'Half an hour on the phone: you say where it should go, we say which line gets there and what it costs.',
      blankText: 'Tell us about it. We answer within {replyHours} hours.',
    },
    'Closing call to action of a project',
  ),
});
