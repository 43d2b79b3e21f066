/*
 * Quantities in running text: numbers with a currency, a multiplier or a unit, such as "₹6.5 lakh", "2.1%" and
 * "5 hours 40 minutes".
 */

export type Value = {
  /** As written, with single spaces; the units of several parts are abbreviated. */
  text: string;
  /** In the base unit of its kind: seconds, bytes or one. */
  amount: number;
  /** Two values can be compared if their kinds are equal. */
  kind: string;
  /** False for a number without a unit, which gets the unit of the next value: "from 5 to 3 weeks". */
  hasUnit: boolean;
  start: number;
  end: number;
};

const NUMBER = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?`;
const CURRENCY = String.raw`₹|\$|€|£|Rs\.?|INR|USD|EUR|GBP`;

/** The units by their kind, each with a pattern and a factor. */
const units: readonly (readonly [kind: string, pattern: string, factor: number])[] = [
  ['percent', '%|per ?cent', 1],
  ['times', '×|x', 1],
  ['time', 'ms|milliseconds?', 0.001],
  ['time', 's|secs?|seconds?', 1],
  ['time', 'mins?|minutes?', 60],
  ['time', 'h|hrs?|hours?', 3600],
  ['time', 'days?', 86_400],
  ['time', 'weeks?', 604_800],
  ['time', 'months?', 2_629_800],
  ['time', 'years?', 31_557_600],
  ['data', 'kb', 1e3],
  ['data', 'mb', 1e6],
  ['data', 'gb', 1e9],
  ['', 'k|thousand', 1e3],
  ['', 'lakhs?|lacs?|l', 1e5],
  ['', 'm|mn|million', 1e6],
  ['', 'crores?|cr', 1e7],
  ['', 'bn|billion', 1e9],
];

const UNIT = units.map(([, pattern]) => pattern).join('|');
const AFTER = String.raw`(?![\p{L}\d]|[.,:/–-]?\d|\s?[ap]\.?m\b)`;

const VALUE = new RegExp(
  String.raw`(?<![\p{L}\d.,:/#+–−-])(${CURRENCY})?\s?(${NUMBER})(?:\s?(${UNIT})${AFTER}|${AFTER})(?:\s(\d+)\s?(${UNIT})${AFTER}|\sof\s\d+(?!\d|%|[.,]\d))?`,
  'giu',
);

/** A year is a date, not a quantity. */
const YEAR = /\b(?:in|since|by|until|before|during|of|for|FY|year)\s$/i;

export function findValues(text: string): Value[] {
  return Array.from(text.matchAll(VALUE)).flatMap((match): Value[] => {
    const [whole, currency, number = '', unit, number2, unit2] = match;
    const start = match.index + (whole.length - whole.trimStart().length);
    const { kind, factor } = unitOf(unit);
    const second = unitOf(unit2);
    // "2 weeks 300 visits" are two things; only parts of a time form one value.
    if (number2 && (kind !== 'time' || second.kind !== 'time' || second.factor >= factor)) return [];
    const amount = toNumber(number) * factor + (number2 ? toNumber(number2) * second.factor : 0);
    const written = whole.trim().replace(/\s+/g, ' ');
    const value = {
      text: number2 ? abbreviated(written) : written,
      amount,
      kind: kind || (currency ? `currency ${symbolOf(currency)}` : 'count'),
      hasUnit: unit !== undefined || currency !== undefined,
      start,
      end: match.index + whole.length,
    };
    return isYear(value) && YEAR.test(text.slice(0, start)) ? [] : [value];
  });
}

export function isYear({ text, hasUnit }: Value): boolean {
  return !hasUnit && /^(?:19|20)\d\d$/.test(text);
}

/** The value in the unit of the other one, if it has none itself. */
export function withUnitOf(value: Value, other: Value): Value {
  const [, unit] = new RegExp(String.raw`\d\s?(${UNIT})$`, 'iu').exec(other.text) ?? [];
  if (value.hasUnit || !unit || /\d\D+\d/.test(other.text.replaceAll(/[.,]/g, ''))) return value;
  const space = other.text.endsWith(` ${unit}`) ? ' ' : '';
  return { ...value, text: value.text + space + unit, amount: value.amount * unitOf(unit).factor, kind: other.kind };
}

/** "5 hours 40 minutes" as "5 h 40 min". */
function abbreviated(text: string): string {
  return text
    .replace(/hours?|hrs?/i, 'h')
    .replace(/minutes?|mins?/i, 'min')
    .replace(/seconds?|secs?/i, 's');
}

function unitOf(unit: string | undefined): { kind: string; factor: number } {
  const found = units.find(([, pattern]) => unit && new RegExp(`^(?:${pattern})$`, 'i').test(unit));
  return { kind: found?.[0] ?? '', factor: found?.[2] ?? 1 };
}

function symbolOf(currency: string): string {
  return { rs: '₹', 'rs.': '₹', inr: '₹', usd: '$', eur: '€', gbp: '£' }[currency.toLowerCase()] ?? currency;
}

const toNumber = (text: string) => Number(text.replaceAll(',', ''));
