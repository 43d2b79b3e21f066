/** The anchors of sections, derived from their titles. */
export function sectionIds(titles: readonly string[]): string[] {
  const ids = new Set<string>();
  for (const [index, title] of titles.entries()) {
    const words = title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
      .replaceAll(' ', '-');
    ids.add(words && !ids.has(words) ? words : `${words || 'section'}-${index + 1}`);
  }
  return [...ids];
}
