import { DomUtils, parseDocument } from 'htmlparser2';

/*
 * The parsed HTML of an article.
 */

export type HtmlTree = ReturnType<typeof parseDocument>;
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export function newElement(name: string, attributes: Record<string, string> = {}, text = ''): HtmlElement {
  const element = parseDocument(`<${name}>${text}`).children[0] as HtmlElement;
  element.attribs = attributes;
  return element;
}

export const isElement = (node: object): node is HtmlElement => 'attribs' in node;

export const childElements = (parent: HtmlElement): HtmlElement[] => parent.children.filter(isElement);

/** The text of an element in one line. */
export const textOf = (element: HtmlElement): string => DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
