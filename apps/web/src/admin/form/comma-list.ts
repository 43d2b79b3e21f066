/** "React,  Node.js,," as the list that was meant. Where there are lines, an item is a line, and may hold commas. */
export function readCommaList(text: string): string[] {
  return text
    .split(text.includes('\n') ? '\n' : ',')
    .map((item) => item.trim())
    .filter(Boolean);
}

export function writeCommaList(items: readonly string[]): string {
  const hasCommas = items.some((item) => item.includes(','));
  return hasCommas ? items.map((item) => `${item}\n`).join('') : items.join(', ');
}
