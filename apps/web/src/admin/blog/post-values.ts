import { type EditedPost, type Post, postInput, readingTime, slugify } from '@site/schema/post';
import type { Zone } from '@site/schema/zone';
import { formValues } from '../records/form-values.ts';
import { fromDatetimeLocal, toDatetimeLocal } from './datetime-local.ts';

/*
 * Converts a post between its record, the values of its form and the input of the procedures.
 */

export type PostValues = ReturnType<typeof toValues>;

export function toValues(zone: Zone, post: EditedPost | undefined, author: string) {
  return {
    ...formValues(postInput, post),
    ...(!post && { author }),
    categoryIds: post?.categoryIds ?? [],
    publishedAt: toDatetimeLocal(zone.id, post?.publishedAt ?? null),
  };
}

/**
 * Omits categories that were deleted while the form was open, so that the record does not count as changed elsewhere.
 */
export function withExisting(post: EditedPost | undefined, categories: readonly { id: number }[] | undefined) {
  if (!post || !categories) return post;
  return { ...post, categoryIds: post.categoryIds.filter((id) => categories.some((category) => category.id === id)) };
}

/**
 * Trims the title, and derives an empty slug from it and the reading time from the content. The date field has no seconds: an
 * unchanged date keeps those of the stored one. Unpublishing clears a future date.
 */
export function toPostInput(
  zone: Zone,
  values: PostValues,
  stored?: Pick<Post, 'publishedAt'> & { published?: boolean },
) {
  const publishedAt = stored?.publishedAt ?? null;
  const isUnpublished = stored?.published === true && !values.published;
  const isChanged = values.publishedAt !== toDatetimeLocal(zone.id, publishedAt);
  const date = isChanged ? fromDatetimeLocal(zone.id, values.publishedAt) : (publishedAt?.toISOString() ?? null);
  return {
    ...values,
    title: values.title.trim(),
    slug: values.slug || slugify(values.title),
    readingTime: readingTime(values.content),
    coverObject: values.coverObject || null,
    publishedAt: isUnpublished ? pastOnly(date) : date,
  };
}

const pastOnly = (date: string | null) => (date !== null && new Date(date) > new Date() ? null : date);
