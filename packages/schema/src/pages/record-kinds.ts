import { paths, serviceHref } from './paths.ts';

/*
 * The kinds of content records, which have a list and a form in the admin and pages of their own. A new kind starts
 * here: the compiler then reports every other place that needs an entry for it. This file does not import zod, so that
 * pages stay small.
 */

export const recordKinds = ['page', 'project', 'caseStudy', 'service', 'post'] as const;
export type RecordKind = (typeof recordKinds)[number];

type Description = {
  /** For a single record: "Case study". */
  label: string;
  /** The name within a sentence. */
  name: { one: string; many: string };
  /** The slug and the title of its section in the admin. */
  section: { slug: string; title: string };
  table: string;
  /** The column with the picture for which a cover is drawn; undefined if no page shows a cover. */
  cover: string | undefined;
  /** The page that lists the records, with its name in links; both are empty if the site has no such page. */
  listPath: string;
  listName: string;
  /** The column that the path of a record contains. */
  key: 'id' | 'slug' | 'href';
  path: (key: string | number) => string;
};

export const records = {
  page: {
    label: 'Page',
    name: { one: 'page', many: 'pages' },
    section: { slug: 'own-pages', title: 'Own Pages' },
    table: 'pages',
    cover: undefined,
    listPath: '',
    listName: '',
    key: 'slug',
    path: (slug) => paths.page(String(slug)),
  },
  project: {
    label: 'Project',
    name: { one: 'project', many: 'projects' },
    section: { slug: 'portfolio', title: 'Portfolio' },
    table: 'portfolioProjects',
    cover: 'imageUrl',
    listPath: paths.portfolio,
    listName: 'Portfolio',
    key: 'id',
    path: (id) => paths.project(Number(id)),
  },
  caseStudy: {
    label: 'Case study',
    name: { one: 'case study', many: 'case studies' },
    section: { slug: 'case-studies', title: 'Case Studies' },
    table: 'caseStudies',
    cover: 'imageUrl',
    listPath: paths.caseStudies,
    listName: 'Case Studies',
    key: 'id',
    path: (id) => paths.caseStudy(Number(id)),
  },
  service: {
    label: 'Service',
    name: { one: 'service', many: 'services' },
    section: { slug: 'services', title: 'Services' },
    table: 'services',
    cover: undefined,
    listPath: paths.services,
    listName: 'Services',
    key: 'href',
    path: (href) => serviceHref(String(href)),
  },
  post: {
    label: 'Blog post',
    name: { one: 'blog post', many: 'blog posts' },
    section: { slug: 'blog', title: 'Blog Posts' },
    table: 'blogPosts',
    cover: 'featuredImage',
    listPath: paths.blog,
    listName: 'Blog',
    key: 'slug',
    path: (slug) => paths.post(String(slug)),
  },
} as const satisfies Record<RecordKind, Description>;

/** The kinds whose records have a page that lists them. */
export const listedKinds = recordKinds.filter((kind) => records[kind].listPath !== '');

export const isRecordKind = (name: string): name is RecordKind => (recordKinds as readonly string[]).includes(name);

export type RecordTable = (typeof records)[RecordKind]['table'];
