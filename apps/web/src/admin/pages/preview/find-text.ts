const COMPARED = 60;

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Finds the element whose text equals `text`, otherwise the one that begins with its first line. Of several matches,
 * returns the one at index `before`, or the first if there are fewer.
 */
export function findText(page: Document, text: string, before: number): Element | undefined {
  const pattern = patternOf(text);
  if (pattern === '') return undefined;
  const shown = [...new Set([...textNodes(page.querySelector('main') ?? page.body), ...textNodes(page.body)])];
  const find = (wanted: RegExp) => {
    const found = shown.filter(({ data }) => wanted.test(normalize(data)));
    return (found[before] ?? found[0])?.parentElement ?? undefined;
  };
  return find(new RegExp(`^${pattern}$`)) ?? find(new RegExp(`^${pattern}`));
}

/**
 * The pattern of the first line of a text. A page-specific placeholder, such as the title of a service, matches any text.
 */
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
