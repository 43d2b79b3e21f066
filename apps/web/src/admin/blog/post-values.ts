import { type Post, readingTime, slugify } from '@site/schema/post';
import { READING } from '@site/schema/site';
import { addUniqueItem } from '../form/add-unique-item.ts';
import { fromDatetimeLocal, toDatetimeLocal } from './datetime-local.ts';

/*
 * Converts a post between its record, the values of its form and the input of the procedures.
 */

export type PostValues = ReturnType<typeof toValues>;

export function toValues(post: Post | undefined, author: string) {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    excerpt: post?.excerpt ?? '',
    content: post?.content ?? '',
    featuredImage: post?.featuredImage ?? '',
    gallery: post?.gallery ?? [],
    galleryTyped: '',
    author: post?.author ?? author,
    published: post?.published ?? false,
    featured: post?.featured ?? false,
    tags: post?.tags ?? [],
    tagsTyped: '',
    hiddenTags: post?.hiddenTags ?? [],
    hiddenTagsTyped: '',
    metaTitle: post?.metaTitle ?? '',
    metaDescription: post?.metaDescription ?? '',
    metaKeywords: post?.metaKeywords ?? '',
    canonicalUrl: post?.canonicalUrl ?? '',
    readingTime: post?.readingTime ?? READING.defaultMinutes,
    publishedAt: toDatetimeLocal(post?.publishedAt ?? null),
  };
}

/**
 * Derives an empty slug from the title and the reading time from the content, and adds list items that were typed but
 * not added. The date field has no seconds: an unchanged date keeps those of the stored one.
 */
export function toPostInput(all: PostValues, stored?: Pick<Post, 'publishedAt'>) {
  const { galleryTyped, tagsTyped, hiddenTagsTyped, ...values } = all;
  const publishedAt = stored?.publishedAt ?? null;
  const isChanged = values.publishedAt !== toDatetimeLocal(publishedAt);
  return {
    ...values,
    gallery: addUniqueItem(values.gallery, galleryTyped),
    tags: addUniqueItem(values.tags, tagsTyped),
    hiddenTags: addUniqueItem(values.hiddenTags, hiddenTagsTyped),
    slug: values.slug || slugify(values.title),
    readingTime: readingTime(values.content),
    publishedAt: isChanged ? fromDatetimeLocal(values.publishedAt) : (publishedAt?.toISOString() ?? null),
  };
}
