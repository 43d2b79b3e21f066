import type { HtmlElement, MarkdownRule } from './markdown-rules.ts';

/*
 * Tables with pipes, as GitHub reads them. A table that is more than rows of lines stays the HTML that it is.
 */

const MORE_THAN_LINES = 'table, ul, ol, dl, pre, blockquote, figure, hr, h2, h3, h4';

export const tableRules: Record<string, MarkdownRule> = {
  cell: {
    filter: ['th', 'td'],
    replacement: (content) =>
      ` ${content
        .trim()
        .replaceAll('|', '\\|')
        .replace(/\s*\n\s*/g, '<br>')} |`,
  },
  row: {
    filter: ['tr'],
    replacement(content, element) {
      const cells = Array.from(element.children);
      if (element !== firstRowOf(element.closest('table'))) return `|${content}\n`;
      const rule = `|${' --- |'.repeat(cells.length)}\n`;
      // Pipes know no table without a heading.
      const isHeading = cells.every(({ nodeName }) => nodeName === 'TH');
      return isHeading ? `|${content}\n${rule}` : `|${'  |'.repeat(cells.length)}\n${rule}|${content}\n`;
    },
  },
  caption: { filter: ['caption'], replacement: (content) => `\n\n${content}\n\n` },
  rows: { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content },
  table: {
    filter: ['table'],
    replacement: (content, element) => `\n\n${isSimple(element) ? content.trim() : oneBlock(element.outerHTML)}\n\n`,
  },
};

/** Each row asks, and to find it walks through the whole table. */
const firstRows = new WeakMap<HtmlElement, HtmlElement | null>();

function firstRowOf(table: HtmlElement | null): HtmlElement | null {
  if (!table) return null;
  const row = firstRows.get(table) ?? table.querySelector('tr');
  firstRows.set(table, row);
  return row;
}

function isSimple(table: HtmlElement): boolean {
  const rows = Array.from(table.querySelectorAll('tr'));
  const width = rows[0]?.children.length ?? 0;
  return (
    width > 0 &&
    rows.every(({ children }) => children.length === width) &&
    !table.querySelector(`[colspan], [rowspan], ${MORE_THAN_LINES}`)
  );
}

/** Markdown takes HTML up to an empty line. */
function oneBlock(html: string): string {
  return html.replace(/\r|\n(?=\s*\n)/g, (end) => `&#${end.charCodeAt(0)};`);
}
