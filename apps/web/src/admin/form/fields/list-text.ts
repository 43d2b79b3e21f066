/*
 * A list of texts as one text. Commas and line breaks separate its items; only line breaks if an item contains a comma.
 */

const hasCommas = (items: readonly string[] = []) => items.some((item) => item.includes(','));

/** Only line breaks separate items if a stored item has a comma, unless one new line replaced several stored items. */
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

/**
 * The trimmed lines of a text, without empty ones. `stored` is the list that the text was made of: an unchanged text
 * returns it, because its items may contain line breaks.
 */
export function parseLines(text: string, stored: readonly string[] = []): string[] {
  if (text === stored.join('\n')) return [...stored];
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Appends the trimmed text, unless it is empty or already in the list. */
export function addUniqueItem(items: readonly string[], typed: string): string[] {
  const item = typed.trim();
  return item && !items.includes(item) ? [...items, item] : [...items];
}
