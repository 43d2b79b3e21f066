import { type CopySchema, describeCopy } from '@site/schema/copy-field';
import { type CopyName, copyPages } from '@site/schema/copy-pages';

/** The pages in the order of their list. */
export const pageGroups: readonly { title: string; pages: readonly CopyName[] }[] = [
  { title: 'The whole site', pages: ['look', 'site', 'mail'] },
  {
    title: 'Main pages',
    pages: ['home', 'about', 'services', 'service', 'portfolio', 'caseStudies', 'blog', 'contact', 'scheduleCall'],
  },
  {
    title: 'Landing pages',
    pages: ['web-app-development', 'branding-creative', 'digital-marketing', 'ai-automation'],
  },
  { title: 'Legal texts', pages: ['privacy', 'terms'] },
  { title: 'Other pages', pages: ['sitemap', 'seoAnalysis', 'notFound'] },
];

/** Whether a page of the site shows the texts, and not only mails. */
export const hasPage = (page: CopyName): boolean => page !== 'mail';

/** The parts of the form of a page without its search result: "Header, team, values". */
export function describeParts(page: CopyName): string {
  const fields = Object.entries<CopySchema>(copyPages[page].schema.shape).filter(([key]) => key !== 'search');
  const labels = fields.map(([, field]) => describeCopy(field).label);
  return labels.map((label, index) => (index === 0 ? label : lowerFirst(label))).join(', ');
}

/** "FAQ" and "SEO" stay in capitals. */
const lowerFirst = (label: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
