import { asHtml, inBlocks } from '@site/schema/article-text';
import { dropAttributes, renameHeading } from './clean-pasted-html.ts';

/*
 * The visual editor supports less HTML than public pages show.
 */

const UNSUPPORTED =
  'dl, figure, figcaption, caption, ins, mark, small, sub, sup, kbd, samp, var, abbr, cite, q, dfn, time, wbr';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** The names of the elements that the site shows but the editor would drop. */
export function unsupportedElements(html: string): string[] {
  return [...new Set([...parse(html).querySelectorAll(UNSUPPORTED)].map(({ localName }) => localName))];
}

/** The article as block elements, with allowed attributes only and headings from h2 to h4. */
export function toEditorHtml(content: string): string {
  const body = parse(inBlocks(asHtml(content)));
  for (const heading of body.querySelectorAll('h1, h5, h6')) renameHeading(heading);
  for (const element of body.querySelectorAll('*')) dropAttributes(element);
  return body.innerHTML;
}
