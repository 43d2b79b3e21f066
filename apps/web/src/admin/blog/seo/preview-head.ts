import { isSiteUrl } from '@site/schema/fields';
import { type CompleteHead, completeHead } from '../../../seo/head.ts';
import type { Site } from '../../../seo/json-ld.ts';
import { postHead } from '../../../seo/post-head.ts';
import type { PostValues } from '../post-values.ts';

/** The future head of the page of the post, built with the code of the page. */
export function previewHead(values: PostValues, site: Site): CompleteHead {
  const { title, slug, excerpt, author, tags, hiddenTags } = values;
  const now = new Date();
  const head = postHead({
    title,
    slug,
    excerpt,
    author,
    tags,
    hiddenTags,
    metaTitle: values.metaTitle.trim() || null,
    metaDescription: values.metaDescription.trim() || null,
    metaKeywords: values.metaKeywords || null,
    canonicalUrl: null,
    // A partly typed URL is invalid.
    featuredImage: isSiteUrl(values.featuredImage) ? values.featuredImage : null,
    publishedAt: now,
    updatedAt: now,
  });
  return completeHead(head, site);
}

/** The picture that social networks show, at its path if it is on this site, and whether it is the share card. */
export function previewPicture(values: PostValues, site: Site): { src: string; isCard: boolean } {
  const { url } = previewHead(values, site).image;
  const { origin, pathname, search } = new URL(url);
  const isOwn = origin === new URL(site.publicUrl).origin;
  return { src: isOwn ? pathname + search : url, isCard: isOwn && pathname.startsWith('/share/') };
}
