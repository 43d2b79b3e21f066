import { completeUrl } from '@site/schema/complete-url';

/*
 * Splits typed and pasted text into the items of a list.
 */

/**
 * What separates items: commas and line breaks, or line breaks alone where a comma belongs to the text. Web addresses are
 * separated by white space, and by commas before another address.
 */
export type Separators = 'commas' | 'lines' | 'addresses';

// A comma between two digits belongs to a number: "From ₹2,000 an episode".
const SEPARATING_COMMA = /,(?!\d)|(?<!\d),/g;
// At the end of the text a comma after a digit is undecided.
const LAST_TYPED_COMMA = /^(.*)(?:(?<!\d),|,(?=[^\d]))/s;

/** The trimmed lines of a text, without empty ones. */
export function parseLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const BETWEEN_ADDRESSES = /,?\s+|,(?=https?:|www\.|\/|$)/gi;

/** "React,  Node.js,," has two items. */
export function splitItems(text: string, separators: Separators): string[] {
  if (separators === 'addresses') return parseLines(text.replaceAll(BETWEEN_ADDRESSES, '\n')).map(completeUrl);
  return parseLines(separators === 'commas' ? text.replaceAll(SEPARATING_COMMA, '\n') : text);
}

/** The items before the last comma of a text that is being typed, and what is left of it. */
export function takeTypedItems(typed: string, separators: Separators): { items: string[]; rest: string } {
  const end = separators === 'commas' ? (LAST_TYPED_COMMA.exec(typed)?.[0].length ?? 0) : 0;
  return {
    items: splitItems(typed.slice(0, end), separators),
    rest: typed.slice(end).replace(end > 0 ? /^\s+/ : '', ''),
  };
}

/** An item in its row. */
export type Row = {
  text: string;
  /** The item was stored with a comma, so its commas separate nothing. */
  isWhole?: boolean;
};

export type ListRules = { separators: Separators; isUnique: boolean };

export function rowsOf(items: readonly string[], { separators }: ListRules): Row[] {
  return items.map((text) => ({ text, isWhole: splitItems(text, separators).length > 1 }));
}

/** The key by which duplicates are found: texts are compared without their case, addresses with it. */
export const keyOf = (text: string, { separators }: Pick<ListRules, 'separators'>) =>
  separators === 'addresses' ? text : text.toLowerCase();

/** The rows as they are saved: trimmed, split, without blank ones and, in a list without duplicates, without later equal ones. */
export function tidyRows(rows: readonly Row[], rules: ListRules): Row[] {
  const tidy = rows.flatMap(({ text, isWhole = false }) =>
    isWhole ? (text.trim() ? [{ text: text.trim(), isWhole }] : []) : rowsOf(splitItems(text, rules.separators), rules),
  );
  if (!rules.isUnique) return tidy;
  const keys = tidy.map(({ text }) => keyOf(text, rules));
  return tidy.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
