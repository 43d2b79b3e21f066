import type { Post } from '@site/schema/post';
import { cleanHtml } from './clean-html.ts';

/** A post for its page: its content as clean HTML. */
export function toArticle({ content, ...post }: Post) {
  return { ...post, html: scrollTables(cleanHtml(content)) };
}

// Wide tables scroll on their own, also by keyboard. Cleaned tables have no attributes.
function scrollTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
