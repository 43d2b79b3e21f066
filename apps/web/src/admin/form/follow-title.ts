/** A slug or path after the title of its record was changed: it follows the title until it is edited by hand. */
export function followTitle(
  derive: (title: string) => string,
  before: { title: string; value: string },
  title: string,
): string {
  const isOwn = before.value !== '' && before.value !== derive(before.title);
  return isOwn ? before.value : derive(title);
}
