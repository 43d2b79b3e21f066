/*
 * Articles written as plain text, where blank lines separate paragraphs.
 */

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

const TAG = /<\/?[a-z][^<>]*>/i;
// Headings of other levels are converted to one of these.
const HAS_BLOCK = new RegExp(`<(?:${articleBlocks.join('|')}|h[156])[\\s>/]`, 'i');

/** Escapes text without tags; text with tags is HTML already. */
export function asHtml(content: string): string {
  return TAG.test(content) || hasComment(content) ? content : escapeText(content);
}

// A pattern for comments would search for their end again at every `<!--`.
function hasComment(content: string): boolean {
  const start = content.indexOf('<!--');
  return start >= 0 && content.includes('-->', start + 4);
}

/** Wraps content without any block element in paragraphs. */
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
