import { isSiteUrl } from '@site/schema/fields';

/*
 * Turns the HTML that Word and Google Docs put on the clipboard into plain, semantic HTML. Elements are created in the
 * document that the parser returns, which runs no scripts: the page's own document would load images and run handlers.
 */

// Not Word's "mso-bidi-font-weight", which is about Arabic and Hebrew text.
const BOLD = /(?<![\w-])font-weight:\s*(bold|[6-9]00)/i;
const NOT_BOLD = /(?<![\w-])font-weight:\s*(normal|[1-5]00)/i;
const ITALIC = /font-style:\s*italic/i;
const STRUCK = /text-decoration[^;]*line-through/i;

export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const junk of body.querySelectorAll('style, script, meta, link, title, xml, o\\:p, head')) junk.remove();
  removeComments(body);
  convertWordLists(body);
  for (const element of [...body.querySelectorAll<HTMLElement>('b, strong, i, em, span, font, u')])
    replaceWithSemanticTags(element);
  for (const heading of body.querySelectorAll('h1, h5, h6')) renameHeading(heading);
  for (const element of body.querySelectorAll('*')) dropAttributes(element);
  // Images from a local disk have no usable URL.
  for (const image of body.querySelectorAll('img')) if (!isSiteUrl(image.getAttribute('src') ?? '')) image.remove();
  for (const lineBreak of body.querySelectorAll('br')) if (lineBreak.parentElement === body) lineBreak.remove();
  for (const empty of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!empty.textContent?.replaceAll('\u00a0', ' ').trim() && !empty.querySelector('img')) empty.remove();
  }
  return body.innerHTML;
}

function removeComments(root: HTMLElement) {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Checks the style, not the tag: Google Docs wraps everything in a <b> with normal weight. */
function replaceWithSemanticTags(element: HTMLElement) {
  const style = element.getAttribute('style') ?? '';
  const isNamedBold = /^(B|STRONG)$/.test(element.tagName) && !NOT_BOLD.test(style);
  const isNamedItalic = /^(I|EM)$/.test(element.tagName) && !/font-style:\s*normal/i.test(style);
  let inside: DocumentFragment | HTMLElement = element.ownerDocument.createDocumentFragment();
  inside.append(...element.childNodes);
  for (const [wanted, name] of [
    [isNamedBold || BOLD.test(style), 'strong'],
    [isNamedItalic || ITALIC.test(style), 'em'],
    [STRUCK.test(style), 's'],
  ] as const) {
    if (!wanted) continue;
    const wrapper = element.ownerDocument.createElement(name);
    wrapper.append(inside);
    inside = wrapper;
  }
  element.replaceWith(inside);
}

/** The page title is the only h1, and articles have the levels h2 to h4. */
export function renameHeading(heading: Element) {
  const renamed = heading.ownerDocument.createElement(heading.tagName === 'H1' ? 'h2' : 'h4');
  renamed.append(...heading.childNodes);
  heading.replaceWith(renamed);
}

/** Word writes list items as paragraphs that start with a bullet or a number. */
function convertWordLists(root: HTMLElement) {
  let list: HTMLElement | undefined;
  for (const paragraph of [...root.querySelectorAll<HTMLElement>('p')]) {
    const isItem = /mso-list:(?!\s*none)/i.test(paragraph.getAttribute('style') ?? '');
    if (!isItem) {
      list = undefined;
      continue;
    }
    const text = paragraph.textContent?.trim() ?? '';
    const name = /^\(?([0-9]+|[a-z])[.)]\s/i.test(text) ? 'ol' : 'ul';
    for (const marker of paragraph.querySelectorAll<HTMLElement>('[style*="mso-list" i]')) marker.remove();
    if (list?.tagName.toLowerCase() !== name || paragraph.previousElementSibling !== list) {
      list = root.ownerDocument.createElement(name);
      paragraph.before(list);
    }
    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

const allowedAttributes: Record<string, readonly string[]> = {
  A: ['href', 'title'],
  IMG: ['src', 'alt', 'title'],
  VIDEO: ['src', 'title', 'poster'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
  OL: ['start'],
};

export function dropAttributes(element: Element) {
  for (const { name } of [...element.attributes]) {
    if (!allowedAttributes[element.tagName]?.includes(name)) element.removeAttribute(name);
  }
}
