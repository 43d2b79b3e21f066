import { mediaPicture } from '@site/schema/media-url';

/** The value of a field as text: a picture of the library by its file name, an article without its tags, a list with an item a line. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.map(describeValue).join('\n') : 'Empty';
  if (typeof value === 'object')
    return Object.values(value)
      .filter((part) => part !== '')
      .map(describeValue)
      .join('\n');
  const text = String(value as string | number);
  if (mediaPicture(text)) return fileName(text);
  return MARKUP.test(text) ? textOf(text) : text;
}

/** The addresses of the library's pictures in a value, in their order. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return mediaPicture(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

const fileName = (address: string) => address.replace(/#.*$/, '').split('/').at(-1) ?? address;

/** An article may begin with a text outside of paragraphs. */
const MARKUP = /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|table|figure|pre|br)\b[^>]*>/i;

function textOf(html: string): string {
  const spaced = html.replace(/(<\/(?:p|h\d|li|tr|blockquote)>|<br>)/g, '$1\n');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').trim();
}
