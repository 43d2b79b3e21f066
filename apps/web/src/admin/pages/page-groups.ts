import { type CopySchema, describeCopy } from '@site/schema/copy-field';
import { type CopyName, copyNames, copyPages } from '@site/schema/copy-pages';
import { landingSlugs } from '@site/schema/paths';

const firstGroup = { title: 'The whole site', pages: ['look', 'navigation', 'site', 'mail'] } as const;
const lastGroups = [
  { title: 'Landing pages', pages: landingSlugs },
  { title: 'Legal texts', pages: ['privacy', 'terms'] },
  { title: 'Other pages', pages: ['sitemap', 'seoAnalysis', 'notFound'] },
] as const;

const isMainPage = (name: CopyName) =>
  [firstGroup, ...lastGroups].every(({ pages }) => !pages.some((page) => page === name));

/** The pages in the order of their list. Those that no other group names are main pages. */
export const pageGroups: readonly { title: string; pages: readonly CopyName[] }[] = [
  firstGroup,
  { title: 'Main pages', pages: copyNames.filter(isMainPage) },
  ...lastGroups,
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
