import { z } from 'zod';
import { brandDefaults } from './brand-defaults.ts';
import { type CategoryLink, categoryId, categorySlug } from './category.ts';
import { recordOf } from './fields/entity.ts';
import {
  boolean,
  choice,
  flag,
  id,
  integer,
  optionalText,
  optionalUrl,
  slug,
  text,
  textList,
  url,
} from './fields/fields.ts';
import { foldText } from './fields/fold-text.ts';
import { instant } from './fields/instant.ts';
import { adminListQuery, listQuery, selectionOf } from './fields/list-query.ts';
import { GALLERY_MAX } from './gallery.ts';
import { coverObject, coverObjectInput } from './look/cover-object.ts';
import { READING, teamName } from './site.ts';

/** The greatest length of a post's slug. */
export const SLUG_MAX = 200;

/** The columns that are written from an input. */
const postFields = z.object({
  title: text('Title', { min: 3, max: 200 }),
  slug: slug(SLUG_MAX, 3),
  excerpt: text('Excerpt', { min: 50, max: 500 }),
  content: text('Content', { min: 100, max: 50_000 }),
  featuredImage: optionalUrl('image URL'),
  gallery: z
    .array(url('image URL'), { error: 'Gallery must be a list' })
    .max(GALLERY_MAX, 'Too many gallery images')
    .default([]),
  coverObject: coverObjectInput,
  author: text('Author', { min: 2, max: 100 }).default(teamName(brandDefaults)),
  published: flag('Published', false),
  featured: flag('Featured', false),
  tags: textList('Tag', { itemMax: 50, max: 20 }).default([]),
  hiddenTags: textList('Hidden tag', { itemMax: 50, max: 30 }).default([]),
  metaTitle: optionalText('Meta title', 200),
  metaDescription: optionalText('Meta description', 300),
  metaKeywords: optionalText('Meta keywords', 500),
  canonicalUrl: optionalUrl('canonical URL'),
  readingTime: integer('Reading time', READING.minMinutes, READING.maxMinutes).default(READING.defaultMinutes),
  publishedAt: instant('Invalid publish date').nullable().default(null),
});

const CATEGORIES_MAX = 20;

export const postInput = postFields.extend({
  /** Not a column: without it, a new post has no categories, and a replaced one keeps its own. */
  categoryIds: z
    .array(categoryId, { error: 'Categories must be a list of ids' })
    .max(CATEGORIES_MAX, 'Too many categories')
    .optional(),
});

export const post = recordOf(postFields, {
  id: z.int(),
  viewCount: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
}).extend({ coverObject });

/**
 * The fields of posts in public lists. A new field is private until it is listed here; a single post has all fields.
 */
export const postSummary = post.pick({
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  featuredImage: true,
  gallery: true,
  coverObject: true,
  author: true,
  published: true,
  featured: true,
  tags: true,
  metaTitle: true,
  metaDescription: true,
  metaKeywords: true,
  canonicalUrl: true,
  readingTime: true,
  viewCount: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
});

/** The fields of a post that a card shows. */
export const postTeaser = postSummary.pick({
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  featuredImage: true,
  coverObject: true,
  author: true,
  featured: true,
  tags: true,
  readingTime: true,
  viewCount: true,
  publishedAt: true,
});

/** A post as the feeds contain it. */
export const feedPost = post.pick({
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  content: true,
  featuredImage: true,
  author: true,
  tags: true,
  publishedAt: true,
  updatedAt: true,
});

/** The fields that the admin list shows of a post. */
export const postRow = postSummary.omit({ excerpt: true, gallery: true, coverObject: true });

/** A scheduled post is a published one with a future date. */
export const postState = choice('State', ['draft', 'scheduled', 'published']);

export const postAdminListQuery = adminListQuery(['title', 'publishedAt', 'updatedAt', 'viewCount']).extend({
  state: postState.optional(),
  featured: boolean('Featured').optional(),
});

/** What publishing does to dates in the future: `now` replaces them, `keep` schedules the posts. */
export const publicationDates = choice('Dates', ['keep', 'now']);

export const postId = id('Invalid blog post ID');
export const postIds = selectionOf(postId);
/**
 * A slug from a URL. It may be longer than the slug of any post, so that such a URL is answered with 404 and not 400.
 */
export const postSlug = text('Slug', { max: 256 });

/** A tag as the URL of its page contains it. */
const tagAddress = text('Tag', { max: 256 });

/** Selects public posts, all or those of a category or with a tag. */
export const postListQuery = listQuery
  .unwrap()
  .extend({ category: categorySlug.optional(), tag: tagAddress.optional() })
  .default({});

export const postFeedQuery = postListQuery.unwrap().pick({ category: true, tag: true }).default({});

/** The publication of one post, as an undo restores it. */
const postPublication = z.object(
  { id: postId, published: boolean('Published'), publishedAt: instant('Invalid publish date').nullable() },
  'Invalid post',
);

export const postPublications = selectionOf(postPublication);

export type PostPublication = z.output<typeof postPublication>;
export type FeedPost = z.infer<typeof feedPost> & { categories: CategoryLink[] };
export type PostListQuery = z.output<typeof postListQuery>;
/** Posts of a category, or with a tag. */
export type PostTerm = z.output<typeof postFeedQuery>;
export type PostInput = z.input<typeof postInput>;
export type Post = z.infer<typeof post>;
/** A post as its form edits it. */
export type EditedPost = Post & { categoryIds: number[] };
export type PostAdminListQuery = z.output<typeof postAdminListQuery>;
export type PostSummary = z.infer<typeof postSummary>;
export type PostTeaser = z.infer<typeof postTeaser>;

/** An image inside an article, with its alternative text. */
export const articleImage = z.object({ src: url('image URL'), alt: text('What it shows', { max: 200 }) });

/** "Olá, Mundo!" becomes "ola-mundo". */
export function slugify(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
}

// Each part stops at the next "<", so that no text causes quadratic backtracking.
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const TAG = /<\/?[a-z](?:[^<>"']|"[^"<]*"|'[^'<]*')*>/gi;
const INLINE = /^<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)[\s>/]/i;

/** Minutes to read the text of an article, without its tags. */
export function readingTime(html: string): number {
  const text = html
    .replace(COMMENT, ' ')
    .replace(TAG, (tag) => (INLINE.test(tag) ? '' : ' '))
    .replaceAll('&nbsp;', ' ');
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.min(READING.maxMinutes, Math.max(READING.minMinutes, Math.ceil(words / READING.wordsPerMinute)));
}
