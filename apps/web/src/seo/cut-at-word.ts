/** Cuts a text after the last word that fits, or in the middle of a word where a script has no spaces. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const words = cut.replace(/\s+\S*$/, '');
  return `${(words.length > length / 2 ? words : cut).replace(/[\s,.;:\uD800-\uDBFF]+$/, '')}…`;
}
