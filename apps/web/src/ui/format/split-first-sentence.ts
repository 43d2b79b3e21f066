/** Splits a text after its first sentence if that sentence has 13 to 161 characters. `first + rest` equals the text. */
export function splitFirstSentence(text: string): { first: string; rest: string } {
  const [, first, rest] = /^(.{12,160}?[.!?])(\s+(?=[\p{Lu}\d₹]).+)$/su.exec(text) ?? [];
  return first && rest ? { first, rest } : { first: text, rest: '' };
}
