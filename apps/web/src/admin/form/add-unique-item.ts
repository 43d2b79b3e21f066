/** Appends the trimmed text, unless it is empty or already in the list. */
export function addUniqueItem(items: readonly string[], typed: string): string[] {
  const item = typed.trim();
  return item && !items.includes(item) ? [...items, item] : [...items];
}
