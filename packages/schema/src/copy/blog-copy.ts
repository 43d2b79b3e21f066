import { z } from 'zod';
import {
  buttonLabel,
  closingCall,
  emptyState,
  group,
  line,
  pageHeader,
  paragraph,
  searchResult,
  sectionTexts,
} from './copy-field.ts';

/** The texts of the list of posts and of a post. */
export const blogCopy = z.object({
  search: searchResult({
    title: 'Blog',
    description:
      'Notes from the workshop: what websites cost, how shops sell, what search rewards and where automation pays, with the arithmetic shown. From {name}.',
    blankDescription: 'Articles from {name}.',
    keywords: 'website cost India, online store advice, SEO tips, marketing automation, digital agency blog',
    blankKeywords: 'articles, {name}',
  }),
  header: pageHeader({
    eyebrow: 'Blog',
    title: 'Notes from the line',
    blankTitle: 'Articles',
    lead: 'What we learned on the way, with the numbers and the mistakes left in.',
    blankLead: 'What we learned on the way.',
  }),
  empty: emptyState('Text without posts', {
    title: 'No Blog Posts Yet',
    text: 'The first notes from {name} are being written. Ask us anything in the meantime.',
    blankText: 'There are no articles yet. Ask us anything in the meantime.',
    buttons: { contact: buttonLabel('Link to the contact page', 'Contact Us for Updates') },
  }),
  category: group('Posts of one category', {
    eyebrow: line('Line above the title', { value: 'Blog category' }),
    title: line('Title in search results', { value: '{category} articles' }),
    description: paragraph('Description in search results', {
      value: 'Articles from {name} about {category}, with the numbers and the mistakes left in.',
      blank: 'Articles from {name} about {category}.',
      max: 300,
      help: 'The description of the category stands before it.',
    }),
  }),
  tag: group('Posts with one tag', {
    eyebrow: line('Line above the title', { value: 'Blog tag' }),
    title: line('Title in search results', { value: 'Articles tagged {tag}' }),
    description: paragraph('Description in search results', {
      value:
        'What {name} has written about {tag}: the newest articles first, with the real prices, the numbers and the mistakes left in.',
      blank: 'What {name} has written about {tag}: the newest articles first.',
      max: 300,
    }),
  }),
  feed: group('Feed', {
    description: paragraph('Description', {
      value: 'Notes on building, selling and being found on the web, from an agency in {city}.',
      blank: 'Articles from {name}, {city}.',
      max: 300,
      help: 'What feed readers show about the blog.',
    }),
  }),
  related: group('Related posts', {
    ...sectionTexts('Related posts', { eyebrow: 'Blog', title: 'Further down the line', blankTitle: 'Read next' }),
  }),
  detailClosing: closingCall(
    {
      title: 'Want this done?',
      blankTitle: 'Any questions?',
      text: 'Tell us where you are and where you want to go. You get a plan and a price, not a pitch.',
      blankText: 'Write to us. We answer within {replyHours} hours.',
      buttons: {
        back: buttonLabel('Link to the blog, in a post', 'Back to Blog'),
        all: buttonLabel('Link to the blog, in a category or tag', 'All posts'),
      },
    },
    'Closing call to action of the blog',
  ),
});
