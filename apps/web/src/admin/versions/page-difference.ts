import { diffArrays, diffWordsWithSpace } from 'diff';

/*
 * Marks the differences between the texts of two pages with <ins> and <del>. Blocks with about the same text are compared
 * by word; others are inserted or deleted as a whole.
 */

export type PageDifference = { html: string; count: number };

/** A block, such as a paragraph, with the texts that belong to no block within it. */
type Block = { element: Element; nodes: Text[]; text: string };

const INLINE = 'a, abbr, b, bdi, cite, code, em, i, kbd, mark, q, s, small, span, strong, sub, sup, time, u';
/** Elements whose text is not shown, or cannot contain others. */
const SKIPPED = 'script, style, noscript, template, svg, textarea, select, head';

/** The first declaration is for both colour schemes. A line under or through the text marks it without colours. */
const STYLE = `
ins { background: #d3f9d8; color: #0b4f1f; text-decoration: underline 2px; }
del { background: #ffe3e3; color: #8a1c1c; text-decoration: line-through 2px; }
[data-mantine-color-scheme=dark] ins { background: #123d1f; color: #b9f6c6; }
[data-mantine-color-scheme=dark] del { background: #4a1518; color: #ffc9c9; }`;

export function markDifference(before: string, after: string): PageDifference {
  const [old, page] = [before, after].map((html) => new DOMParser().parseFromString(html, 'text/html')) as [
    Document,
    Document,
  ];
  const blocks = { old: readBlocks(old.body), current: readBlocks(page.body) };
  const changes = diffArrays(
    blocks.old.map(({ text }) => text),
    blocks.current.map(({ text }) => text),
  );
  let [oldIndex, index] = [0, 0];
  let deleted: Block[] = [];
  for (const { count, added, removed } of changes) {
    if (removed) deleted = blocks.old.slice(oldIndex, oldIndex + count);
    else {
      const inserted = added ? blocks.current.slice(index, index + count) : [];
      markBlocks(deleted, inserted, { next: blocks.current[index + inserted.length], last: blocks.current.at(-1) });
      deleted = [];
    }
    if (!added) oldIndex += count;
    if (!removed) index += count;
  }
  markBlocks(deleted, [], { next: undefined, last: blocks.current.at(-1) });
  const style = page.createElement('style');
  style.textContent = STYLE;
  page.head.append(style);
  return { html: page.documentElement.outerHTML, count: page.querySelectorAll('ins, del').length };
}

function readBlocks(body: HTMLElement): Block[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const nodes = new Map<Element, Text[]>();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() === '' || node.parentElement?.closest(SKIPPED)) continue;
    let element = node.parentElement ?? body;
    while (element.matches(INLINE) && element.parentElement) element = element.parentElement;
    nodes.set(element, [...(nodes.get(element) ?? []), node]);
  }
  return [...nodes].map(([element, own]) => ({ element, nodes: own, text: own.map(({ data }) => data).join('') }));
}

type Place = { next: Block | undefined; last: Block | undefined };

/** Marks what replaces some blocks. `next` is the block that follows. */
function markBlocks(deleted: readonly Block[], inserted: readonly Block[], { next, last }: Place): void {
  const rest = [...deleted];
  for (const block of inserted) {
    const matching = rest.findIndex((old) => isAlike(old, block));
    for (const old of rest.splice(0, Math.max(0, matching))) insertDeleted(old, { next: block, last });
    const old = matching < 0 ? undefined : rest.shift();
    markWords(block, old?.text ?? '');
  }
  // Several texts after the same block are inserted in reverse.
  for (const old of next ? rest : rest.toReversed()) insertDeleted(old, { next, last: inserted.at(-1) ?? last });
}

/** Whether two blocks have about half of their words in common. */
function isAlike(old: Block, block: Block): boolean {
  if (old.element.localName !== block.element.localName) return false;
  const [before, after] = [old, block].map(({ text }) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  const smaller = Math.min(before?.size ?? 0, after?.size ?? 0);
  const shared = [...(before ?? [])].filter((word) => after?.has(word)).length;
  return shared > 0 && shared * 2 >= smaller;
}

function insertDeleted({ element, text }: Block, { next, last }: Place): void {
  const page = (next ?? last)?.element.ownerDocument;
  if (!page) return;
  const copy = page.importNode(element, false);
  copy.removeAttribute('id');
  copy.append(marked(page, 'del', text));
  if (next) next.element.before(copy);
  else last?.element.after(copy);
}

/** Marks words that the other text lacks as deleted, and inserts the words that only the other text has. */
function markWords({ nodes, text }: Block, old: string): void {
  const parts = diffWordsWithSpace(old, text).map(({ value, added, removed }) => ({ value, added, removed }));
  for (const node of nodes) {
    const page = node.ownerDocument;
    const pieces: Node[] = [];
    let left = node.data.length;
    while (parts[0] && (left > 0 || parts[0].removed)) {
      const { value, added, removed } = parts[0];
      const piece = removed ? value : value.slice(0, left);
      if (removed) pieces.push(marked(page, 'del', piece));
      else pieces.push(added ? marked(page, 'ins', piece) : page.createTextNode(piece));
      if (!removed) left -= piece.length;
      if (piece.length === value.length) parts.shift();
      else parts[0].value = value.slice(piece.length);
    }
    // One element, because the spaces between several would be lost in a flexible box.
    const all = page.createElement('span');
    all.append(...pieces);
    node.replaceWith(pieces.length === 1 ? (pieces[0] ?? '') : all);
  }
}

function marked(page: Document, name: 'ins' | 'del', text: string): HTMLElement {
  const mark = page.createElement(name);
  mark.textContent = text;
  return mark;
}
