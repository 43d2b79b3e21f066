import type { Post } from '@site/schema/post';
import { cleanHtml } from './clean-html.ts';

/** Converts a post for its page: the content becomes sanitised HTML. */
export function toArticle({ content, ...post }: Post) {
  return { ...post, html: scrollTables(cleanHtml(content)) };
}

// Wide tables scroll in a focusable container. `<table>` matches all tables: sanitised ones have no attributes.
function scrollTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
