import { slugify } from '@site/schema/post';
import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlTree, isElement, newElement, textOf } from './html-tree.ts';

export type ArticleSection = { id: string; title: string };

/**
 * Gives the headings of the first two levels ids, each with a link beside it. The prefix avoids conflicts with ids of
 * the page.
 */
export function linkHeadings(article: HtmlTree) {
  const ids = new Map<string, number>();
  for (const heading of DomUtils.getElementsByTagName((name) => name === 'h2' || name === 'h3', article)) {
    const title = textOf(heading);
    if (!title) continue;
    const id = uniqueId(['section', slugify(title)].filter(Boolean).join('-'), ids);
    heading.attribs.id = id;
    // A link must not contain another one.
    if (isInLink(heading)) continue;
    const row = newElement('div', { class: 'heading' });
    const name = `Link to this section: ${title}`;
    const link = newElement('a', { class: 'anchor', href: `#${id}`, 'aria-label': name }, '#');
    DomUtils.replaceElement(heading, row);
    DomUtils.appendChild(row, heading);
    DomUtils.appendChild(row, link);
  }
}

/**
 * Wraps each part of the article that begins with a linked h2 in an element, and returns the entries of the contents.
 * The view timeline of a section is named after its id.
 */
export function separateSections(article: HtmlTree): ArticleSection[] {
  const sections: ArticleSection[] = [];
  let current: HtmlElement | undefined;
  for (const node of [...article.children]) {
    const heading = isElement(node) && node.attribs.class === 'heading' ? node.children[0] : undefined;
    if (heading && isElement(heading) && heading.name === 'h2') {
      const { id = '' } = heading.attribs;
      sections.push({ id, title: textOf(heading) });
      current = newElement('section', { style: `view-timeline-name:--${id}` });
      DomUtils.prepend(node, current);
    }
    if (current) DomUtils.appendChild(current, node);
  }
  return sections;
}

/** `taken` counts the uses of each id, so that thousands of equal headings are not compared with each other. */
function uniqueId(wanted: string, taken: Map<string, number>): string {
  let id = wanted;
  let count = taken.get(wanted) ?? 0;
  while (taken.has(id)) {
    count += 1;
    id = `${wanted}-${count}`;
  }
  taken.set(wanted, Math.max(count, 1));
  if (id !== wanted) taken.set(id, 1);
  return id;
}

function isInLink(element: HtmlElement): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) {
    if (isElement(parent) && parent.name === 'a') return true;
  }
  return false;
}
