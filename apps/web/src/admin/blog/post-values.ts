import { type Post, postInput, readingTime, slugify } from '@site/schema/post';
import { formValues } from '../records/form-values.ts';
import { fromDatetimeLocal, toDatetimeLocal } from './datetime-local.ts';

/*
 * Converts a post between its record, the values of its form and the input of the procedures.
 */

export type PostValues = ReturnType<typeof toValues>;

export function toValues(post: Post | undefined, author: string) {
  return {
    ...formValues(postInput, post),
    ...(!post && { author }),
    publishedAt: toDatetimeLocal(post?.publishedAt ?? null),
  };
}

/**
 * Derives an empty slug from the title and the reading time from the content. The date field has no seconds: an
 * unchanged date keeps those of the stored one.
 */
export function toPostInput(values: PostValues, stored?: Pick<Post, 'publishedAt'>) {
  const publishedAt = stored?.publishedAt ?? null;
  const isChanged = values.publishedAt !== toDatetimeLocal(publishedAt);
  return {
    ...values,
    slug: values.slug || slugify(values.title),
    readingTime: readingTime(values.content),
    publishedAt: isChanged ? fromDatetimeLocal(values.publishedAt) : (publishedAt?.toISOString() ?? null),
  };
}
