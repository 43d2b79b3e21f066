/** "React,  Node.js,," as the list that was meant. */
export function readCommaList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

export const writeCommaList = (items: readonly string[]) => items.join(', ');
