import { DomUtils } from 'htmlparser2';
import { childElements, type HtmlElement, type HtmlTree, newElement, textOf } from './html-tree.ts';

/**
 * Marks the numeric columns of each table, and wraps the table in a labelled container that scrolls horizontally and is
 * focusable by keyboard.
 */
export function prepareTables(article: HtmlTree) {
  let heading = '';
  for (const element of DomUtils.getElementsByTagName((name) => /^(?:h[234]|table)$/.test(name), article)) {
    if (element.name !== 'table') heading = textOf(element);
    else {
      markNumbers(element);
      const caption = childElements(element).find(({ name }) => name === 'caption');
      const title = caption ? textOf(caption) : heading;
      const box = newElement('div', {
        class: 'scroll-row',
        role: 'group',
        'aria-label': title ? `Table: ${title}` : 'Table',
        tabindex: '0',
      });
      DomUtils.replaceElement(element, box);
      DomUtils.appendChild(box, element);
    }
  }
}

type Column = { cells: HtmlElement[]; filled: number; numbers: number };

/**
 * In a column of numbers most cells, or several and more than a third, contain nothing but a number. Its other cells,
 * such as "None", and its heading are aligned with them. The first column is the heading of its row. Tables with merged
 * rows are skipped.
 */
function markNumbers(table: HtmlElement) {
  const rows = rowsOf(table);
  if (rows.some((row) => childElements(row).some(({ attribs }) => attribs.rowspan))) return;
  const columns = new Map<number, Column>();
  for (const row of rows) {
    let index = 0;
    for (const cell of childElements(row)) {
      const span = Number(cell.attribs.colspan ?? 1);
      if (span === 1 && index > 0) addCell(columns, index, cell);
      index += span;
    }
  }
  for (const { cells, filled, numbers } of columns.values()) {
    const areMost = numbers * 2 > filled;
    const areSeveral = numbers > 1 && numbers * 3 > filled;
    if (!areMost && !areSeveral) continue;
    for (const cell of cells) cell.attribs.class = 'number';
  }
}

function addCell(columns: Map<number, Column>, index: number, cell: HtmlElement) {
  const column = columns.get(index) ?? { cells: [], filled: 0, numbers: 0 };
  columns.set(index, column);
  column.cells.push(cell);
  const text = textOf(cell);
  if (cell.name === 'th' || text === '') return;
  column.filled += 1;
  if (isNumber(text)) column.numbers += 1;
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  const parts = childElements(table).flatMap((child) => (child.name === 'tr' ? [child] : childElements(child)));
  return parts.filter(({ name }) => name === 'tr');
}

const LONGEST_NUMBER = 40;
const AMOUNT = String.raw`[-−+~≈<>≤≥]?\s?(?:₹|rs\.?|inr|[$€£])?\s?\d(?:[\d,.]*\d)?`;
const UNIT = String.raw`(?:\s?[%‰×]|\s?°?\p{L}{1,12}[²³]?)?`;
const NUMBER = new RegExp(`^${AMOUNT}${UNIT}(?:\\s?(?:[-–—:/×]|to)\\s?${AMOUNT}${UNIT})?$`, 'iu');

/** Whether a text is nothing but a number, with or without currency and unit, or a range or ratio of two. */
export const isNumber = (text: string): boolean => text.length <= LONGEST_NUMBER && NUMBER.test(text);
