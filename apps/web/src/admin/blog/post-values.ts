import { type Post, postInput, readingTime, slugify } from '@site/schema/post';
import { addUniqueItem } from '../form/fields/list-text.ts';
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
    galleryTyped: '',
    tagsTyped: '',
    hiddenTagsTyped: '',
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
