const UNITS =
  'am|pm|s|ms|sec|min|h|km|m|cm|mm|px|g|kg|KB|MB|GB|%|lakh|crore|seconds?|minutes?|hours?|days?|weeks?|months?|years?';
const NUMBER_AND_UNIT = new RegExp(`(\\d[\\d,.]*) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'giu');
/** "₹2,500 a page" */
const RATE = /(\d) (an?|per) (?=\p{L})/gu;
const ARTICLE = /(?<=^|[\s(“])(an?|the) (?=\S)/gi;

/** Shorter strings can be identifiers, such as the slot "10:30 AM", which the code compares. */
const TEXT_LENGTH = 12;

/** Shorter texts are labels and titles, which break where their lines are balanced. */
const PARAGRAPH_LENGTH = 60;

/** The fields from which addresses are made. */
const NAMES = new Set(['category', 'tags', 'slug', 'href']);

/** Joins numbers to their units in all texts of a value, and articles to their nouns in its paragraphs. */
export function noBreak<T>(value: T): T {
  if (typeof value === 'string') return joined(value) as T;
  if (Array.isArray(value)) return value.map((one) => noBreak<unknown>(one)) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, NAMES.has(key) ? one : noBreak<unknown>(one)]),
  ) as T;
}

function joined(text: string): string {
  if (text.length < TEXT_LENGTH) return text;
  const units = text.replace(NUMBER_AND_UNIT, '$1\u00a0').replace(RATE, '$1\u00a0$2\u00a0');
  return text.length > PARAGRAPH_LENGTH ? units.replace(ARTICLE, '$1\u00a0') : units;
}
