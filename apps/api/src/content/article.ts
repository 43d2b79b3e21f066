import type { Post } from '@site/schema/post';
import { cleanHtml } from './clean-html.ts';

/** A post as its page shows it: what the owner wrote has become HTML that is safe to show. */
export function toArticle({ content, ...post }: Post) {
  return { ...post, html: scrollTables(cleanHtml(content)) };
}

// A table that is wider than the screen scrolls by itself, also by keyboard. Cleaned tables have no attributes.
function scrollTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
