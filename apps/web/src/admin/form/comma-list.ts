import { parseLines } from './parse-lines.ts';

/*
 * A list as one text. Commas and line breaks separate its items; only line breaks if an item contains a comma.
 */

const hasCommas = (items: readonly string[] = []) => items.some((item) => item.includes(','));

/** Whether only line breaks separate. Not if the text of several items was replaced by a single new line. */
export function isOneItemPerLine(text: string, stored: readonly string[] = []): boolean {
  const typed = text.trim();
  return hasCommas(stored) && (typed.includes('\n') || stored.length === 1 || stored.includes(typed));
}

/** Parses the text that replaces the stored list; "React,  Node.js,," has two items. */
export function parseCommaList(text: string, stored: readonly string[] = []): string[] {
  if (text === formatCommaList(stored)) return [...stored];
  return parseLines(isOneItemPerLine(text, stored) ? text : text.replaceAll(',', '\n'));
}

export function formatCommaList(items: readonly string[] = []): string {
  return items.join(hasCommas(items) ? '\n' : ', ');
}
