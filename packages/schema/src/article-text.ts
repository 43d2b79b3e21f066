/*
 * An article that was written as plain text: its blank lines stand between paragraphs.
 */

/** What an article is made of. */
export const articleBlocks = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'dl',
  'blockquote',
  'pre',
  'figure',
  'table',
  'hr',
] as const;

const HAS_TAG = /<(?:\/?[a-z][^<>]*|!--[\s\S]*?--)>/i;
// Headings of other ranks are shown as one of these.
const HAS_BLOCK = new RegExp(`<(?:${articleBlocks.join('|')}|h[156])[\\s>/]`, 'i');

/** A text without any tag as HTML; with tags it is HTML. */
export function asHtml(content: string): string {
  return HAS_TAG.test(content) ? content : escapeText(content);
}

/** Paragraphs of what has neither them nor other blocks. */
export function inBlocks(html: string): string {
  if (HAS_BLOCK.test(html)) return html.trim();
  return html
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br />\n')}</p>`)
    .join('\n');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
