import { brandDefaults } from '@site/schema/brand-defaults';
import { type CopyFields, describeCopy } from '@site/schema/copy-field';
import { type Copy, type CopyName, copyPages, defaultCopy } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import { landingSlugs, paths } from '@site/schema/paths';
import type { Service } from '@site/schema/service';

/*
 * The data of pages in tests, without any records.
 */

export type Texts = <Name extends CopyName>(name: Name) => Copy<Name>;

export const defaultTexts: Texts = (name) => fillIn(defaultCopy(name), brandDefaults);

export const MISSING_PAGE = '/company/abuot';

/** The default texts in which everything that may be empty is empty. */
export const shortestTexts: Texts = (name) => emptied(defaultTexts(name), copyPages[name].schema.shape) as never;

function emptied(values: Record<string, unknown>, fields: CopyFields): unknown {
  const entries = Object.entries(fields).map(([key, field]) => {
    const described = describeCopy(field);
    const value = values[key];
    if (described.control === 'group') return [key, emptied(value as Record<string, unknown>, described.fields)];
    if (!described.isOptional) return [key, value];
    return [key, described.control === 'list' ? [] : ''];
  });
  return Object.fromEntries(entries);
}

const service: Partial<Service> = {
  id: 1,
  title: 'Websites',
  description: 'Fast ones',
  icon: 'code',
  features: ['Quick'],
  serviceDetails: [],
  heroTitle: null,
  heroDescription: null,
  metaTitle: null,
  metaDescription: null,
  imageUrl: null,
  color: 'blue',
  gradient: 'blue',
};

const noPosts = { items: [], total: 0, number: 1, pages: 1 };

export const pageData = (texts: Texts): Record<string, unknown> => ({
  [paths.home]: { texts: texts('home'), projects: [], departures: [], quotes: [] },
  [paths.about]: texts('about'),
  [paths.services]: { texts: texts('services'), services: [] },
  [paths.service('website')]: {
    texts: texts('service'),
    service,
    related: [],
    projects: [],
    proof: null,
    slug: 'website',
  },
  ...Object.fromEntries(
    landingSlugs.map((slug) => [paths.service(slug), { slug, texts: texts(slug), services: [], proof: null }]),
  ),
  [paths.contact]: texts('contact'),
  [paths.scheduleCall]: texts('scheduleCall'),
  [paths.caseStudies]: { texts: texts('caseStudies'), featured: [], items: [] },
  [paths.blog]: { texts: { ...texts('blog'), closing: texts('blog').detailClosing }, categories: [], list: noPosts },
  [paths.blogCategory('maps')]: {
    category: { name: 'Maps', slug: 'maps', description: null, color: '#3B82F6' },
    categories: [],
    texts: { ...texts('blog').category, empty: texts('blog').empty, closing: texts('blog').detailClosing },
    list: noPosts,
  },
  [paths.page('careers')]: {
    title: 'Careers',
    slug: 'careers',
    lang: null,
    metaTitle: null,
    metaDescription: 'We are hiring.',
    shareImage: null,
    updatedAt: new Date('2026-03-04T05:00:00.000Z'),
    html: '<p>We are hiring.</p>',
    sections: [],
  },
  [paths.privacyPolicy]: texts('privacy'),
  [paths.terms]: texts('terms'),
  [paths.sitemap]: {
    texts: texts('sitemap'),
    sitemap: { page: [], service: [], project: [], caseStudy: [], post: [], postTotal: 0 },
  },
  [paths.seoAnalysis]: texts('seoAnalysis'),
  [MISSING_PAGE]: { status: 404, message: 'Page not found', texts: texts('notFound') },
  [paths.portfolio]: { texts: texts('portfolio'), items: [], total: 0, categories: [], category: undefined, number: 1 },
});
