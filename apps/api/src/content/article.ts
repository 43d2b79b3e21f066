import type { Post } from '@site/schema/post';
import { cleanHtml } from './clean-html.ts';

/** A post as its page shows it: what the owner wrote has become HTML that is safe to show. */
export function toArticle({ content, ...post }: Post) {
  return { ...post, html: cleanHtml(content) };
}
