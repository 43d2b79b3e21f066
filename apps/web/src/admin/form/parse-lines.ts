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
