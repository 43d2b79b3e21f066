import { asHtml, inBlocks } from '@site/schema/article-text';
import { dropAttributes, renameHeading } from './clean-pasted-html.ts';

/*
 * Converts articles between the stored HTML and that of the visual editor, which supports less than public pages show.
 * The editor has rows of tables in a flat list, and every image in a figure.
 */

const UNSUPPORTED =
  'dl, caption, tfoot, ins, mark, small, sub, sup, kbd, samp, var, abbr, cite, q, dfn, time, wbr, figure, figcaption';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Elements that the site shows but the editor would remove. */
export function unsupportedElements(html: string): string[] {
  const found = [...parse(html).querySelectorAll(UNSUPPORTED)].filter((element) => !isSupportedFigure(element));
  return [...new Set(found.map(({ localName }) => localName))];
}

/** An image, and a caption of one line below it. */
function isSupportedFigure(element: Element): boolean {
  const figure = element.closest('figure');
  if (!figure || !['figure', 'figcaption'].includes(element.localName)) return false;
  const [image, caption, ...others] = figure.children;
  return (
    image?.localName === 'img' &&
    others.length === 0 &&
    (!caption || (caption.localName === 'figcaption' && !caption.querySelector('p, img, ul, ol, pre, table')))
  );
}

/** The article as block elements, with allowed attributes only and headings from h2 to h4. */
export function toEditorHtml(content: string): string {
  const body = parse(inBlocks(asHtml(content)));
  for (const heading of body.querySelectorAll('h1, h5, h6')) renameHeading(heading);
  for (const cell of body.querySelectorAll('thead td')) rename(cell, 'th');
  for (const element of body.querySelectorAll('*')) dropAttributes(element);
  return body.innerHTML;
}

/** Converts the HTML of the editor for storage, without the empty paragraphs at the end that the editor adds. */
export function toArticleHtml(html: string): string {
  const body = parse(html);
  if (!body.textContent?.trim() && !body.querySelector('img, hr, table, video')) return '';
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove();
  for (const table of body.querySelectorAll('table')) separateHead(table);
  for (const figure of body.querySelectorAll('figure')) {
    const caption = figure.querySelector('figcaption');
    if (!caption?.textContent?.trim()) figure.replaceWith(...figure.querySelectorAll('img'));
  }
  return body.innerHTML;
}

/** Moves the rows of headings at the top into the head of the table. */
function separateHead(table: HTMLTableElement) {
  const rows = [...table.rows];
  const isHeading = ({ cells }: HTMLTableRowElement) => [...cells].every((cell) => cell.matches('th:not([rowspan])'));
  const first = rows.findIndex((row) => !isHeading(row));
  const headings = rows.slice(0, first === -1 ? 1 : first);
  if (headings.length > 0 && headings.every(isHeading)) table.createTHead().append(...headings);
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
