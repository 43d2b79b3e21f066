import { paths } from '@site/schema/paths';
import type { Post, PostSummary } from '@site/schema/post';
import { seoLimits } from '@site/schema/site';
import type { Head } from '../../seo/head.ts';
import { article, breadcrumb } from '../../seo/json-ld.ts';

/** What an article says of itself: what its author wrote for search engines first, then the article's own words. */
export function postHead(post: PostSummary & Pick<Post, 'hiddenTags'>): Head {
  const { title, slug, excerpt, author, featuredImage, publishedAt, updatedAt } = post;
  const path = paths.post(slug);
  const tags = [...post.tags, ...post.hiddenTags];
  const keywords = post.metaKeywords ? [post.metaKeywords, ...post.hiddenTags] : tags;
  const description = post.metaDescription ?? cutAtWord(excerpt, seoLimits.descriptionMax);
  return {
    type: 'article',
    title: post.metaTitle ?? title,
    description,
    keywords: keywords.length > 0 ? keywords.join(', ') : null,
    author,
    path,
    canonicalUrl: post.canonicalUrl,
    image: featuredImage,
    publishedTime: publishedAt,
    modifiedTime: updatedAt,
    jsonLd: [
      article({ title, description, path, image: featuredImage, author, publishedAt, updatedAt, keywords: tags }),
      breadcrumb([
        { name: 'Home', path: paths.home },
        { name: 'Blog', path: paths.blog },
        { name: title, path },
      ]),
    ],
  };
}

function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length - 1).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,.;:]+$/, '')}…`;
}
