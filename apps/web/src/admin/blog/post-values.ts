import { type Post, readingTime, slugify } from '@site/schema/post';
import { READING } from '@site/schema/site';
import { addUniqueItem } from '../form/add-unique-item.ts';
import { fromDatetimeLocal, toDatetimeLocal } from './datetime-local.ts';

/*
 * A post as its form holds it, and as it is sent.
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
 * An empty slug is made of the title; the reading time always of the words. What was typed into a list and not added yet
 * is of it. The field for the date knows no seconds: a stored date that was not touched keeps its own.
 */
export function toPostInput(all: PostValues, stored?: Pick<Post, 'publishedAt'>) {
  const { galleryTyped, tagsTyped, hiddenTagsTyped, ...values } = all;
  const publishedAt = stored?.publishedAt ?? null;
  const isTouched = values.publishedAt !== toDatetimeLocal(publishedAt);
  return {
    ...values,
    gallery: addUniqueItem(values.gallery, galleryTyped),
    tags: addUniqueItem(values.tags, tagsTyped),
    hiddenTags: addUniqueItem(values.hiddenTags, hiddenTagsTyped),
    slug: values.slug || slugify(values.title),
    readingTime: readingTime(values.content),
    publishedAt: isTouched ? fromDatetimeLocal(values.publishedAt) : (publishedAt?.toISOString() ?? null),
  };
}
