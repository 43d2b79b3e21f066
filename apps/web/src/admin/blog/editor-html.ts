import { asHtml, inBlocks } from '@site/schema/article-text';
import { dropAttributes, renameHeading } from './clean-pasted-html.ts';

/*
 * An article between its stored HTML and the visual editor, which knows less of HTML than visitors are shown.
 */

const ONLY_IN_HTML =
  'dl, figure, figcaption, caption, ins, mark, small, sub, sup, kbd, samp, var, abbr, cite, q, dfn, time, wbr';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** The names of the parts that visitors see and the editor would drop. */
export function unsupportedElements(html: string): string[] {
  return [...new Set([...parse(html).querySelectorAll(ONLY_IN_HTML)].map(({ localName }) => localName))];
}

/** What the editor is given: blocks as visitors see them, and no attribute that means nothing or does harm. */
export function toEditorHtml(content: string): string {
  const body = parse(inBlocks(asHtml(content)));
  for (const heading of body.querySelectorAll('h1, h5, h6')) renameHeading(heading);
  for (const element of body.querySelectorAll('*')) dropAttributes(element);
  return body.innerHTML;
}
