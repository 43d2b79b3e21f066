const SENTENCE_END = /(?<=[.!?।])\s+(?=[^\p{Ll}\d\s])/u;

/** Splits off the first sentences that together have at most `length` characters; a longer first sentence stays whole. */
export function splitLead(text: string, length: number): { lead: string; more: string } {
  const [first = '', ...others] = text.split(SENTENCE_END);
  let lead = first;
  let count = 0;
  for (const sentence of others) {
    if (lead.length + 1 + sentence.length > length) break;
    lead += ` ${sentence}`;
    count += 1;
  }
  return { lead, more: others.slice(count).join(' ') };
}
