import { z } from 'zod';
import { day, group, item, line, list, pageHeader, paragraph, searchResult } from '../copy-field.ts';

type Defaults = {
  title: string;
  description: string;
  keywords: string;
  lead: string;
  sections: { title: string; body: string }[];
};

const section = item('Section', {
  title: line('Title', { max: 100 }),
  body: paragraph('Text', {
    max: 8_000,
    help: 'An empty line begins a paragraph, "- " an item of a list. **Bold**, [link](/contact); {email} and {phone} become links.',
  }),
});

/** A legal text. */
export const legalCopy = ({ title, description, keywords, lead, sections }: Defaults) =>
  z.object({
    search: searchResult({ title, description, keywords }),
    header: pageHeader({ eyebrow: 'Legal', title, lead }),
    effective: group('Effective date', {
      label: line('Label', { value: 'Effective', max: 40 }),
      day: day('Day', { value: '2024-12-07', isOptional: true }),
    }),
    sections: list('Sections', section, { max: 40, value: sections }),
  });

export const paragraphs = (...blocks: string[]): string => blocks.join('\n\n');

export const listOf = (...items: string[]): string => items.map((text) => `- ${text}`).join('\n');
