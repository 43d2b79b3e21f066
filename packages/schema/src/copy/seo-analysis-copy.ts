import { z } from 'zod';
import { group, list, pageHeader, searchResult, sectionTexts, titledText } from './copy-field.ts';

/** The texts of the page that analyses its own head. */
export const seoAnalysisCopy = z.object({
  search: searchResult({
    title: 'SEO Analysis',
    description:
      'What this page tells search engines and social networks about itself: title, description, share tags, structured data, and whether each is as it should be.',
    keywords: 'SEO analysis, meta tags, Open Graph tags, structured data, head of a page',
  }),
  header: pageHeader({
    eyebrow: 'Signal check',
    blankEyebrow: 'Check',
    title: 'SEO Analysis',
    lead: 'This page reads its own head and reports what it finds, tag by tag.',
  }),
  names: group('Brand variations', {
    ...sectionTexts('Brand variations', { eyebrow: 'Names', title: 'Brand variations' }),
  }),
  status: group('Implementation status', {
    ...sectionTexts('Implementation status', {
      eyebrow: 'In service',
      blankEyebrow: 'Status',
      title: 'Implementation status',
    }),
    features: list('Features', titledText, {
      max: 12,
      value: [
        { title: 'Titles and descriptions', text: 'Each page has its own; anything unsaid has a default.' },
        {
          title: 'Open Graph and Twitter',
          text: 'Each page has a share card of 1200 by 630 pixels, drawn from its title.',
        },
        {
          title: 'Structured data',
          text: 'The organisation everywhere; services, articles, breadcrumbs and FAQ where they fit.',
        },
        {
          title: 'Canonical addresses',
          text: 'Built from the public address of the site, never from the request.',
        },
        {
          title: 'Sitemaps and robots.txt',
          text: 'Made from the content as it is now, with the date of the last change.',
        },
        { title: 'Feeds', text: 'RSS and JSON Feed with whole articles; Markdown for whoever asks for it.' },
      ],
    }),
  }),
});
