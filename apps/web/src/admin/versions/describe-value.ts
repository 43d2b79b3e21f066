/** The value of a field as text: an article without its tags, a list with an item a line. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.map(describeValue).join('\n') : 'Empty';
  if (typeof value === 'object') return Object.values(value).map(describeValue).join('\n');
  const text = String(value as string | number);
  return MARKUP.test(text) ? textOf(text) : text;
}

/** An article may begin with a text outside of paragraphs. */
const MARKUP = /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|table|figure|pre|br)\b[^>]*>/i;

function textOf(html: string): string {
  const spaced = html.replace(/(<\/(?:p|h\d|li|tr|blockquote)>|<br>)/g, '$1\n');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').trim();
}
