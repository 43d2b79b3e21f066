import { absolute, paths } from '@site/schema/paths';
import type { Post } from '@site/schema/post';
import TurndownService from 'turndown';
import { cleanHtmlWithAbsoluteUrls } from './clean-html.ts';
import { escapeLine, escapeMarkup, textRules } from './markdown-rules.ts';
import { tableRules } from './markdown-tables.ts';

/*
 * Converts an article to Markdown.
 */

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-' });
const escapeMarkdown = turndown.escape.bind(turndown);
// Markdown may contain HTML, so text must not become tags; unescaped tildes could open a code block.
turndown.escape = (text) => escapeLine(escapeMarkup(text.split('~').map(escapeMarkdown).join('\\~')));
for (const [name, rule] of Object.entries({ ...textRules(turndown.escape), ...tableRules })) {
  turndown.addRule(name, rule as TurndownService.Rule);
}

export function articleMarkdown(post: Post, publicUrl: string, isHidden: (address: string) => boolean): string {
  const { title, excerpt, author, publishedAt, slug, content } = post;
  const url = absolute(publicUrl, paths.post(slug));
  const byline = [author, publishedAt?.toISOString().slice(0, 10)].filter(Boolean).join(', ');
  return [
    `# ${plain(title)}`,
    `${plain(byline)}  \n<${url}>`,
    plain(excerpt),
    turndown.turndown(cleanHtmlWithAbsoluteUrls(content, url, isHidden)),
    '',
  ].join('\n\n');
}

function plain(text: string): string {
  return turndown.escape(text.replace(/\s+/g, ' '));
}
