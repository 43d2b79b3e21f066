import type { HtmlElement, MarkdownRule } from './markdown-rules.ts';

/*
 * Converts tables to the pipe syntax of GitHub. Tables with merged cells or with blocks in a cell remain HTML.
 */

const BLOCKS = 'table, ul, ol, dl, pre, blockquote, figure, hr, h2, h3, h4';

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
      const delimiterRow = `|${' --- |'.repeat(cells.length)}\n`;
      // The pipe syntax requires a heading row.
      const isHeading = cells.every(({ nodeName }) => nodeName === 'TH');
      return isHeading
        ? `|${content}\n${delimiterRow}`
        : `|${'  |'.repeat(cells.length)}\n${delimiterRow}|${content}\n`;
    },
  },
  caption: { filter: ['caption'], replacement: (content) => `\n\n${content}\n\n` },
  rows: { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content },
  table: {
    filter: ['table'],
    replacement: (content, element) =>
      `\n\n${isSimple(element) ? content.trim() : withoutEmptyLines(element.outerHTML)}\n\n`,
  },
};

/** Cached because the rule runs for each row, and finding the first one searches the whole table. */
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
    !table.querySelector(`[colspan], [rowspan], ${BLOCKS}`)
  );
}

/** In Markdown an empty line ends an HTML block, so empty lines are escaped. */
function withoutEmptyLines(html: string): string {
  return html.replace(/\r|\n(?=\s*\n)/g, (end) => `&#${end.charCodeAt(0)};`);
}
