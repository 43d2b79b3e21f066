import { z } from 'zod';
import { day, group, item, line, list, pageHeader, paragraph, searchResult } from '../copy-field.ts';

type Section = { title: string; body: string };

type Defaults = {
  title: string;
  description: string;
  blankDescription: string;
  keywords: string;
  lead: string;
  blankLead: string;
  sections: Section[];
  /** A draft that names no law, for a site without demo content. */
  blankSections: Section[];
};

/** The title of the section with which the drafts begin. */
export const REVIEW_TITLE = 'Review before going live';

const review: Section = {
  title: REVIEW_TITLE,
  body: 'This text is a draft and no legal advice. Adapt it to your work and to the law of your country, have it checked if you can, then delete this section and publish the page.',
};

const section = item('Section', {
  title: line('Title', { max: 100 }),
  body: paragraph('Text', {
    max: 8_000,
    help: 'An empty line begins a paragraph, "- " an item of a list. **Bold**, [link](/contact); {email} and {phone} become links.',
  }),
});

/** A legal text. */
export const legalCopy = ({ title, keywords, sections, blankSections, ...defaults }: Defaults) =>
  z.object({
    search: searchResult({ title, keywords, ...defaults }),
    header: pageHeader({ eyebrow: 'Legal', title, ...defaults }),
    effective: group('Effective date', {
      label: line('Label', { value: 'Effective', max: 40 }),
      day: day('Day', { value: '2024-12-07', blank: '', isOptional: true }),
    }),
    sections: list('Sections', section, { max: 40, value: sections, blank: [review, ...blankSections] }),
  });

export const paragraphs = (...blocks: string[]): string => blocks.join('\n\n');

export const listOf = (...items: string[]): string => items.map((text) => `- ${text}`).join('\n');
