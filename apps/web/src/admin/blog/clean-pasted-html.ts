import { isSiteUrl } from '@site/schema/fields';

/*
 * What Word and Google Docs put on the clipboard, as the plain HTML that was meant.
 */

// Word's own "mso-bidi-font-weight" speaks of Arabic and Hebrew alone.
const BOLD = /(?<![\w-])font-weight:\s*(bold|[6-9]00)/i;
const NOT_BOLD = /(?<![\w-])font-weight:\s*(normal|[1-5]00)/i;
const ITALIC = /font-style:\s*italic/i;
const STRUCK = /text-decoration[^;]*line-through/i;

export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const junk of body.querySelectorAll('style, script, meta, link, title, xml, o\\:p, head')) junk.remove();
  removeComments(body);
  makeWordLists(body);
  for (const element of [...body.querySelectorAll<HTMLElement>('b, strong, i, em, span, font, u')])
    keepMeaning(element);
  for (const heading of body.querySelectorAll('h1, h5, h6')) renameHeading(heading);
  for (const element of body.querySelectorAll('*')) dropAttributes(element);
  // Pictures are named by their place on the writer's own disk.
  for (const image of body.querySelectorAll('img')) if (!isSiteUrl(image.getAttribute('src') ?? '')) image.remove();
  for (const lineBreak of body.querySelectorAll('br')) if (lineBreak.parentElement === body) lineBreak.remove();
  for (const empty of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!empty.textContent?.replaceAll('\u00a0', ' ').trim() && !empty.querySelector('img')) empty.remove();
  }
  return body.innerHTML;
}

function removeComments(root: HTMLElement) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Bold is what looks bold: Google Docs wraps everything in a <b> that is not. */
function keepMeaning(element: HTMLElement) {
  const style = element.getAttribute('style') ?? '';
  const isNamedBold = /^(B|STRONG)$/.test(element.tagName) && !NOT_BOLD.test(style);
  const isNamedItalic = /^(I|EM)$/.test(element.tagName) && !/font-style:\s*normal/i.test(style);
  let inside: DocumentFragment | HTMLElement = document.createDocumentFragment();
  inside.append(...element.childNodes);
  for (const [wanted, name] of [
    [isNamedBold || BOLD.test(style), 'strong'],
    [isNamedItalic || ITALIC.test(style), 'em'],
    [STRUCK.test(style), 's'],
  ] as const) {
    if (!wanted) continue;
    const wrapper = document.createElement(name);
    wrapper.append(inside);
    inside = wrapper;
  }
  element.replaceWith(inside);
}

/** The title of the page is its only h1, and articles have three levels below it. */
export function renameHeading(heading: Element) {
  const renamed = document.createElement(heading.tagName === 'H1' ? 'h2' : 'h4');
  renamed.append(...heading.childNodes);
  heading.replaceWith(renamed);
}

/** Word writes a list as paragraphs that begin with a bullet or a number. */
function makeWordLists(root: HTMLElement) {
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
      list = document.createElement(name);
      paragraph.before(list);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

const kept: Record<string, readonly string[]> = {
  A: ['href', 'title'],
  IMG: ['src', 'alt', 'title'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  OL: ['start'],
};

export function dropAttributes(element: Element) {
  for (const { name } of [...element.attributes]) {
    if (!kept[element.tagName]?.includes(name)) element.removeAttribute(name);
  }
}
