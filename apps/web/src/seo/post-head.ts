import { lastChangeOf } from '@site/schema/last-change';
import { paths } from '@site/schema/paths';
import type { Post } from '@site/schema/post';
import { seoLimits } from '@site/schema/site';
import { cutAtWord } from './cut-at-word.ts';
import type { Head } from './head.ts';
import { article, breadcrumb } from './json-ld.ts';

type HeadPost = Pick<
  Post,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'author'
  | 'tags'
  | 'hiddenTags'
  | 'metaTitle'
  | 'metaDescription'
  | 'metaKeywords'
  | 'canonicalUrl'
  | 'featuredImage'
  | 'publishedAt'
  | 'updatedAt'
>;

/** The head of a post: the author's texts for search engines first, otherwise the post's own title and excerpt. */
export function postHead(post: HeadPost): Head {
  const { slug, excerpt, author, featuredImage, publishedAt, canonicalUrl } = post;
  const title = post.title.trim();
  const updatedAt = lastChangeOf(post);
  const path = paths.post(slug);
  const tags = mergeTags(post.tags, post.hiddenTags);
  const keywords = post.metaKeywords ? mergeTags([post.metaKeywords], post.hiddenTags) : tags;
  const description = post.metaDescription ?? cutAtWord(excerpt, seoLimits.descriptionMax);
  const facts = { title, description, path, canonicalUrl, image: featuredImage, author, publishedAt, updatedAt };
  return {
    type: 'article',
    title: post.metaTitle ?? title,
    description,
    keywords: keywords.length > 0 ? keywords.join(', ') : null,
    author,
    path,
    canonicalUrl,
    image: featuredImage,
    publishedTime: publishedAt,
    modifiedTime: updatedAt,
    jsonLd: [
      article({ ...facts, keywords: tags }),
      breadcrumb({ name: 'Blog', path: paths.blog }, { name: title, path }),
    ],
  };
}

/** Appends missing hidden tags. The meta keywords may contain several, separated by commas. */
function mergeTags(shown: readonly string[], hidden: readonly string[]): string[] {
  const named = new Set(shown.flatMap((text) => text.split(',')).map(normalize));
  return [...shown, ...hidden.filter((tag) => !named.has(normalize(tag)))];
}

const normalize = (tag: string) => tag.trim().toLowerCase();
