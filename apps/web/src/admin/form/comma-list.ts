import { parseLines } from './parse-lines.ts';

/*
 * A list as one text: commas and new lines stand between its items. In a list that has items with commas, new lines alone.
 */

const holdsCommas = (items: readonly string[] = []) => items.some((item) => item.includes(','));

/** Whether an item is a line. Not of a list of many that one line takes the place of. */
export function isOneItemPerLine(text: string, stored: readonly string[] = []): boolean {
  const typed = text.trim();
  return holdsCommas(stored) && (typed.includes('\n') || stored.length === 1 || stored.includes(typed));
}

/** "React,  Node.js,," as the list that was meant, in place of the one that is stored. */
export function parseCommaList(text: string, stored: readonly string[] = []): string[] {
  if (text === formatCommaList(stored)) return [...stored];
  return parseLines(isOneItemPerLine(text, stored) ? text : text.replaceAll(',', '\n'));
}

export function formatCommaList(items: readonly string[] = []): string {
  return items.join(holdsCommas(items) ? '\n' : ', ');
}
