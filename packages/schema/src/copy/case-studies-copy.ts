import { z } from 'zod';
import {
  buttonLabel,
  closingCall,
  emptyState,
  group,
  pageHeader,
  searchResult,
  sectionTexts,
  stepsTexts,
} from './copy-field.ts';

/** The texts of the list of case studies and of a case study. */
export const caseStudiesCopy = z.object({
  search: searchResult({
    title: 'Case Studies',
    description:
      'Case studies from {name}, {city}: what hurt, what we built, how long it took and what the figures said afterwards. Real results for real clients.',
    blankDescription: 'Case studies from {name}, {city}: what the client needed, what we did and what came of it.',
    keywords: 'case studies, client results, website redesign results, e-commerce growth, automation results',
    blankKeywords: 'case studies, client results, {name}',
  }),
  header: pageHeader({
    eyebrow: 'Case Studies',
    title: 'Real Results for Real Clients',
    blankTitle: 'Case Studies',
    lead: 'What hurt, what we built and what the figures said afterwards. Each one is an interchange: design, code and marketing met on the same platform.',
    blankLead: 'What the client needed, what we did and what came of it.',
  }),
  featured: group('Featured case studies', {
    ...sectionTexts('Featured case studies', {
      eyebrow: 'Featured',
      title: 'Featured Success Stories',
      blankTitle: 'Featured case studies',
    }),
  }),
  all: group('All case studies', {
    ...sectionTexts('All case studies', { eyebrow: 'All stops', blankEyebrow: 'Overview', title: 'All Case Studies' }),
  }),
  empty: emptyState('Text without case studies', {
    title: 'No Case Studies Yet',
    text: "We're working on showcasing our amazing client success stories. Check back soon!",
    blankText: 'There are no case studies yet. See our projects, or ask us.',
    buttons: { projects: buttonLabel('Link to the portfolio', 'All projects') },
  }),
  closing: closingCall({
    title: 'Your figures next',
    blankTitle: 'Get in touch',
    text: 'Tell us the number that bothers you most. We will say what it would take to move it, and how long.',
    blankText: 'Tell us what you need. We answer within {replyHours} hours.',
  }),
  steps: stepsTexts,
  detailProjects: group('Projects of a case study', {
    ...sectionTexts('Projects of a case study', { eyebrow: 'Portfolio', title: 'See the finished work' }),
  }),
  detailClosing: closingCall(
    {
      title: 'Ready to Transform Your Business?',
      blankTitle: 'Any questions?',
      text: 'Tell us the number that bothers you most. We will say what it would take to move it, and how long.',
      blankText: 'Tell us what you need. We answer within {replyHours} hours.',
      buttons: {
        contact: buttonLabel('Link to the contact page', 'Start Your Project', 'Contact us'),
        all: buttonLabel('Link to the case studies', 'View More Cases'),
      },
    },
    'Closing call to action of a case study',
  ),
});
