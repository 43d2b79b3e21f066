type Limits = { min?: number; max: number };

/** The advice of a form on the length of a text for search results. */
export function describeLength(text: string, { min = 0, max }: Limits): string {
  const { length } = text.trim();
  if (length > max) return `${length} characters, too long: search results cut it after ${max}`;
  if (length < min) return `${length} characters, too short: ${min} to ${max} are best`;
  return `${length} of ${max} characters`;
}
