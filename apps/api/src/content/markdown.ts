import { absolute, paths } from '@site/schema/paths';
import type { Post } from '@site/schema/post';
import TurndownService from 'turndown';
import { cleanHtmlOf } from './clean-html.ts';

/*
 * An article as Markdown, for whoever would rather read text.
 */

const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
// Markdown has no tables of its own and takes those of HTML.
turndown.keep(['table']);

export function articleMarkdown(post: Post, publicUrl: string): string {
  const { title, excerpt, author, publishedAt, slug, content } = post;
  const address = absolute(publicUrl, paths.post(slug));
  const byline = [author, publishedAt?.toISOString().slice(0, 10)].filter(Boolean).join(', ');
  return [
    `# ${plain(title)}`,
    `${plain(byline)}  \n<${address}>`,
    plain(excerpt),
    turndown.turndown(cleanHtmlOf(content, address)),
    '',
  ].join('\n\n');
}

// Markdown lets HTML through: what is text must not become any.
function plain(text: string): string {
  return turndown.escape(text.replace(/\s+/g, ' ')).replaceAll('<', '&lt;');
}
