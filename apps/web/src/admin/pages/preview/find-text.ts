const COMPARED = 60;

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The element of a page that shows a text: exactly, or else a text that begins with its first line. */
export function findText(page: Document, text: string): Element | undefined {
  const [line = ''] = text.trim().replace(/^- /, '').split('\n');
  const wanted = normalize(line);
  if (wanted === '') return undefined;
  const shown = textNodes(page.querySelector('main') ?? page.body).concat(textNodes(page.body));
  const exact = shown.find((node) => normalize(node.data) === wanted);
  const found = exact ?? shown.find((node) => normalize(node.data).startsWith(wanted.slice(0, COMPARED)));
  return found?.parentElement ?? undefined;
}

function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
