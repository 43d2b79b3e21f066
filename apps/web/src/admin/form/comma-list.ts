/*
 * A list as one text: commas and new lines stand between its items. In a list that has items with commas, new lines alone.
 */

export const holdsCommas = (items: readonly string[] = []) => items.some((item) => item.includes(','));

/** "React,  Node.js,," as the list that was meant, in place of the one that is stored. */
export function readCommaList(text: string, stored?: readonly string[]): string[] {
  return text
    .split(holdsCommas(stored) ? '\n' : /[,\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
}

export function writeCommaList(items: readonly string[] = []): string {
  return items.join(holdsCommas(items) ? '\n' : ', ');
}
