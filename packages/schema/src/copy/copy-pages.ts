import { z } from 'zod';
import { paths } from '../pages/paths.ts';
import { aboutCopy } from './about-copy.ts';
import { blogCopy } from './blog-copy.ts';
import { caseStudiesCopy } from './case-studies-copy.ts';
import { contactCopy } from './contact-copy.ts';
import { type CopyFields, describeCopy } from './copy-field.ts';
import { homeCopy } from './home-copy.ts';
import { aiLandingCopy } from './landing/ai-landing-copy.ts';
import { brandingLandingCopy } from './landing/branding-landing-copy.ts';
import { marketingLandingCopy } from './landing/marketing-landing-copy.ts';
import { webLandingCopy } from './landing/web-landing-copy.ts';
import { privacyCopy } from './legal/privacy-copy.ts';
import { termsCopy } from './legal/terms-copy.ts';
import { lookCopy } from './look-copy.ts';
import { mailCopy, mailFactsAt, mailPlaceholders } from './mail-copy.ts';
import { checkNavigation, navigationCopy } from './navigation-copy.ts';
import { notFoundCopy } from './not-found-copy.ts';
import { portfolioCopy } from './portfolio-copy.ts';
import { scheduleCallCopy } from './schedule-call-copy.ts';
import { seoAnalysisCopy } from './seo-analysis-copy.ts';
import { serviceCopy } from './service-copy.ts';
import { servicesCopy } from './services-copy.ts';
import { siteCopy } from './site-copy.ts';
import { sitemapCopy } from './sitemap-copy.ts';
import { refuseUnknownFacts } from './unknown-facts.ts';

/*
 * The pages whose texts the administrator can change. Only texts that differ from these defaults are stored.
 * `describeCopy` describes each page for its form in the admin.
 */

type CopyPage<S extends z.ZodObject = z.ZodObject> = {
  title: string;
  /** The page that shows the texts. */
  path: string;
  /** The placeholders of these texts besides the facts of the agency, with their explanations in the form. */
  placeholders?: Readonly<Record<string, string>>;
  schema: S;
};

export const copyPages = {
  home: { title: 'Home', path: paths.home, schema: homeCopy },
  about: { title: 'About', path: paths.about, schema: aboutCopy },
  services: { title: 'Services', path: paths.services, schema: servicesCopy },
  'web-app-development': {
    title: 'Landing page: web and apps',
    path: paths.service('web-app-development'),
    schema: webLandingCopy,
  },
  'branding-creative': {
    title: 'Landing page: branding',
    path: paths.service('branding-creative'),
    schema: brandingLandingCopy,
  },
  'digital-marketing': {
    title: 'Landing page: marketing',
    path: paths.service('digital-marketing'),
    schema: marketingLandingCopy,
  },
  'ai-automation': {
    title: 'Landing page: AI',
    path: paths.service('ai-automation'),
    schema: aiLandingCopy,
  },
  service: {
    title: 'Pages of services',
    path: paths.services,
    placeholders: { title: 'the title of the service' },
    schema: serviceCopy,
  },
  portfolio: {
    title: 'Portfolio',
    path: paths.portfolio,
    placeholders: { category: 'the chosen category' },
    schema: portfolioCopy,
  },
  caseStudies: { title: 'Case studies', path: paths.caseStudies, schema: caseStudiesCopy },
  blog: {
    title: 'Blog',
    path: paths.blog,
    placeholders: { category: 'the chosen category', tag: 'the chosen tag' },
    schema: blogCopy,
  },
  contact: {
    title: 'Contact',
    path: paths.contact,
    placeholders: { prices: 'the lowest price of each family of services, with links' },
    schema: contactCopy,
  },
  scheduleCall: {
    title: 'Schedule Call',
    path: paths.scheduleCall,
    placeholders: {
      slots: 'the number of slots a day',
      firstSlot: 'when the first slot begins',
      lastSlot: 'when the last slot begins',
    },
    schema: scheduleCallCopy,
  },
  privacy: { title: 'Privacy policy', path: paths.privacyPolicy, schema: privacyCopy },
  terms: { title: 'Terms', path: paths.terms, schema: termsCopy },
  sitemap: { title: 'Sitemap', path: paths.sitemap, schema: sitemapCopy },
  seoAnalysis: { title: 'SEO analysis', path: paths.seoAnalysis, schema: seoAnalysisCopy },
  notFound: { title: 'Page not found', path: '/404', schema: notFoundCopy },
  mail: { title: 'Mails', path: paths.home, placeholders: mailPlaceholders, schema: mailCopy },
  look: { title: 'Logo and colours', path: paths.home, schema: lookCopy },
  site: { title: 'Every page', path: paths.home, schema: siteCopy },
  navigation: { title: 'Menu and pages', path: paths.home, schema: navigationCopy },
} satisfies Record<string, CopyPage>;

export type CopyName = keyof typeof copyPages;

/** The placeholders that only the texts of one page have. */
export const ownPlaceholders = (name: CopyName) => (copyPages[name] as CopyPage).placeholders ?? {};

/** The facts besides those of the agency that a text of a page can contain. The header is also that of the dialog. */
export function ownFactsAt(name: CopyName, path: string): readonly string[] {
  if (name === 'mail') return mailFactsAt(path);
  return name === 'scheduleCall' && path.startsWith('header.') ? [] : Object.keys(ownPlaceholders(name));
}

export const copyNames = Object.keys(copyPages) as [CopyName, ...CopyName[]];

export type Copy<Name extends CopyName> = z.output<(typeof copyPages)[Name]['schema']>;

/** The texts of the specification. */
export const defaultCopy = <Name extends CopyName>(name: Name) => copyPages[name].schema.parse({}) as Copy<Name>;

/** The texts of a site that starts without demo content: the defaults without invented clients and figures. */
export const blankCopy = <Name extends CopyName>(name: Name) =>
  copyPages[name].schema.parse(blanksOf(copyPages[name].schema.shape)) as Copy<Name>;

const blanksOf = (fields: CopyFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const described = describeCopy(field);
      return [key, described.control === 'group' ? blanksOf(described.fields) : described.blank];
    }),
  );

/** The texts of one page that are to be saved or previewed. */
export type CopyDraft = { [Name in CopyName]: { page: Name; values: Copy<Name> } }[CopyName];

const drafts = copyNames.map((page) =>
  z
    .object({ page: z.literal(page), values: copyPages[page].schema })
    .superRefine(refuseUnknownFacts((path) => ownFactsAt(page, path)))
    .superRefine(page === 'navigation' ? checkNavigation : () => {}),
);

export const copyDraft = z.discriminatedUnion('page', drafts as never, {
  error: 'There are no such texts',
}) as unknown as z.ZodType<CopyDraft, CopyDraft>;
