/** The list and what is typed after it: trimmed, nothing empty, nothing twice. */
export function addUniqueItem(items: readonly string[], typed: string): string[] {
  const item = typed.trim();
  return item && !items.includes(item) ? [...items, item] : [...items];
}
