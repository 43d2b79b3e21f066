/** The lines of a text that say something. The list that it was made of, where nothing was changed: an item may have lines. */
export function parseLines(text: string, stored: readonly string[] = []): string[] {
  if (text === stored.join('\n')) return [...stored];
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
