import { lastChangeOf } from '@site/schema/last-change';
import { paths } from '@site/schema/paths';
import type { Post, PostSummary } from '@site/schema/post';
import { seoLimits } from '@site/schema/site';
import { cutAtWord } from '../../seo/cut-at-word.ts';
import type { Head } from '../../seo/head.ts';
import { article, breadcrumb } from '../../seo/json-ld.ts';

/** What an article says of itself: what its author wrote for search engines first, then the article's own words. */
export function postHead(post: PostSummary & Pick<Post, 'hiddenTags'>): Head {
  const { title, slug, excerpt, author, featuredImage, publishedAt, canonicalUrl } = post;
  const updatedAt = lastChangeOf(post);
  const path = paths.post(slug);
  const tags = together(post.tags, post.hiddenTags);
  const keywords = post.metaKeywords ? together([post.metaKeywords], post.hiddenTags) : tags;
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
      breadcrumb([
        { name: 'Home', path: paths.home },
        { name: 'Blog', path: paths.blog },
        { name: title, path },
      ]),
    ],
  };
}

/** Adds the tags that are not there yet; what was written for search engines may name several. */
function together(shown: readonly string[], hidden: readonly string[]): string[] {
  const named = new Set(shown.flatMap((text) => text.split(',')).map(plain));
  return [...shown, ...hidden.filter((tag) => !named.has(plain(tag)))];
}

const plain = (tag: string) => tag.trim().toLowerCase();
