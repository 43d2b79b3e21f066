import { z } from 'zod';
import { group, line, paragraph, sectionTexts } from './copy-field.ts';

const reason = (label: string, value: string) =>
  paragraph(label, { value, blank: 'It may have been moved or deleted.', isOptional: true, max: 300 });

/** The texts of the 404 page. */
export const notFoundCopy = z.object({
  page: group('First screen', {
    eyebrow: line('Label', { value: 'End of the line', blank: 'Not found', max: 40 }),
    title: line('Title', { value: '404 Page Not Found' }),
    lead: paragraph('Introduction', {
      value: 'No track was ever laid to this address, or it was taken up. The other lines run as usual.',
      blank: 'There is no page at this address. It may have been moved or deleted.',
      isOptional: true,
    }),
    description: paragraph('Description for search engines', {
      value:
        'There is no page at this address. From here you can change to every line of {name}: services, portfolio, case studies, blog and contact.',
      blank: 'There is no page at this address. See the other pages of {name}.',
      max: 300,
    }),
  }),
  suggestions: group('Similar pages', {
    ...sectionTexts('Similar pages', { eyebrow: 'Nearby', blankEyebrow: 'Similar pages', title: 'You may have meant' }),
  }),
  main: group('Main pages', {
    ...sectionTexts('Main pages', {
      eyebrow: 'Change here',
      blankEyebrow: 'Overview',
      title: 'Main stations',
      blankTitle: 'Main pages',
    }),
  }),
  records: group(
    'Missing records',
    {
      post: reason('Blog post', 'It may have moved, or it was never on this line.'),
      project: reason('Project', 'No project stops at this address. It may have been renumbered or taken down.'),
      caseStudy: reason('Case study', 'It may have been renumbered or taken down. The others are still running.'),
    },
    { help: 'Shown where a post, a project or a case study was.' },
  ),
});
