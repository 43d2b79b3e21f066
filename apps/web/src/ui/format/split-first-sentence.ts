/** Splits off the first sentence, to be set larger than the rest, unless it is too long for that. Both make the text. */
export function splitFirstSentence(text: string): { first: string; rest: string } {
  const [, first, rest] = /^(.{12,160}?[.!?])(\s+(?=[\p{Lu}\d₹]).+)$/su.exec(text) ?? [];
  return first && rest ? { first, rest } : { first: text, rest: '' };
}
