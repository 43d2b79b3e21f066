import { z } from 'zod';
import { recordOf } from './fields/entity.ts';
import { flag, id, optionalText, optionalUrl, slug, text } from './fields/fields.ts';
import { adminListQuery, selectionOf } from './fields/list-query.ts';
import { isReservedSlug } from './pages/own-address.ts';
import { SLUG_MAX } from './post.ts';

/*
 * A page that the owner adds, such as a privacy notice in another language. Only published ones are stored as records;
 * all others are working copies.
 */

export const pageInput = z.object({
  title: text('Title', { min: 2, max: 100, trim: true, oneLine: true }),
  slug: slug(SLUG_MAX, 2).refine(
    (one) => !isReservedSlug(one),
    'The site itself uses this address. Choose another slug',
  ),
  content: text('Content', { min: 10, max: 50_000 }),
  /** A language tag such as pt-BR, if the text is not in the language of the site. */
  lang: optionalText('Language of this text', 35).refine(
    (one) => one === null || /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(one),
    'Language of this text must be a code such as pt-BR',
  ),
  /** Whether an entry at the end of the menu, and of the footer, leads to the page. */
  inMenu: flag('Show in the menu', false),
  inFooter: flag('Show in the footer', false),
  metaTitle: optionalText('Meta title', 200),
  metaDescription: optionalText('Meta description', 300),
  shareImage: optionalUrl('image URL'),
});

export const page = recordOf(pageInput, { id: z.int(), createdAt: z.date(), updatedAt: z.date() });

/** The fields that the admin list shows. */
export const pageRow = page.omit({ content: true });

/** The fields that links to a page need. */
export const pageLink = page.pick({ title: true, slug: true, inMenu: true, inFooter: true });

export const pageId = id('Invalid page ID');
export const pageIds = selectionOf(pageId);
/** A slug from a URL. It may be longer than that of any page, so that such a URL is answered with 404 and not 400. */
export const pageSlug = text('Slug', { max: 256 });

export const pageAdminListQuery = adminListQuery(['title', 'updatedAt']);

export type Page = z.infer<typeof page>;
export type PageLink = z.infer<typeof pageLink>;
export type PageAdminListQuery = z.output<typeof pageAdminListQuery>;
