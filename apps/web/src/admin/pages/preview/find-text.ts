const COMPARED = 60;

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The element of a page that shows a text: exactly, or else a text that begins with its first line. */
export function findText(page: Document, text: string): Element | undefined {
  const pattern = patternOf(text);
  if (pattern === '') return undefined;
  const shown = textNodes(page.querySelector('main') ?? page.body).concat(textNodes(page.body));
  const find = (wanted: RegExp) => shown.find(({ data }) => wanted.test(normalize(data)))?.parentElement ?? undefined;
  return find(new RegExp(`^${pattern}$`)) ?? find(new RegExp(`^${pattern}`));
}

/** The page has another text for a placeholder of its own, such as the title of a service. */
export function patternOf(text: string): string {
  const [line = ''] = text.trim().replace(/^- /, '').split('\n');
  const escaped = normalize(line)
    .slice(0, COMPARED)
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return escaped.replace(/\\\{\w+\\\}/g, '.+');
}

function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
