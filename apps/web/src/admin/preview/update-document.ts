/*
 * Shows the HTML of a page in an open document by changing only the differences. Scroll position, loaded images and
 * drawings are kept.
 */

/** Elements that a preview neither runs nor needs. */
const UNUSED = 'script, noscript, link:not([rel=stylesheet]), link[disabled], base, meta[http-equiv]';

export const SCHEME = 'data-mantine-color-scheme';

export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(UNUSED)) element.remove();
  // The script for the colour scheme would set it.
  page.documentElement.dataset.js = '';
  return page;
}

export function updateDocument(shown: Document, wanted: Document, scheme: string): void {
  updateElement(shown.documentElement, wanted.documentElement);
  shown.documentElement.setAttribute(SCHEME, scheme);
}

function updateElement(shown: Element, wanted: Element): void {
  updateAttributes(shown, wanted);
  const children = [...shown.childNodes];
  for (const [index, child] of [...wanted.childNodes].entries()) {
    const current = children[index];
    if (!current) shown.append(shown.ownerDocument.importNode(child, true));
    else if (!isSameKind(current, child)) current.replaceWith(shown.ownerDocument.importNode(child, true));
    else if (child instanceof Element) updateElement(current as Element, child);
    else if (current.nodeValue !== child.nodeValue) current.nodeValue = child.nodeValue;
  }
  for (const extra of children.slice(wanted.childNodes.length)) extra.remove();
}

const isSameKind = (one: Node, other: Node) => one.nodeType === other.nodeType && one.nodeName === other.nodeName;

/** State of the preview that the HTML must not change: the colour scheme, and whether <details> are open. */
const KEPT = [SCHEME, 'open'];

function updateAttributes(shown: Element, wanted: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (!wanted.hasAttribute(name) && !KEPT.includes(name)) shown.removeAttribute(name);
  }
  for (const { name, value, namespaceURI } of wanted.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttributeNS(namespaceURI, name, value);
  }
}
