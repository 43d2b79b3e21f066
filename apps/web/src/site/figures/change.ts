import type { CoverArt } from '@site/schema/cover-art';
import { findValues, isYear, type Value, withUnitOf } from './value.ts';

/*
 * Finds values before and after in a sentence: "Checkout time fell from 94 s to 31 s", "61%, up from 38%",
 * "2.1% → 3.4%". An ambiguous sentence, which could also mean a range or a period, has no change.
 */

export type Change = {
  /** The name of the measured quantity, such as "Checkout time". Undefined if the sentence has no short name for it. */
  measure?: string;
  before: string;
  after: string;
  /** The lengths of the two bars: shares of the whole, such as 100% or "9 of 40", otherwise of the larger value. */
  shares: { before: number; after: number; areOfWhole: boolean };
};

const VERB = [
  'f[ae]ll(?:s|en|ing)?|dr[oa]p(?:s|ped|ping)?|r[io]se[sn]?|rising|gr[eo]w[sn]?|growing|went|go(?:es|ing|ne)?',
  'mov(?:es?|ed|ing)|increas(?:es?|ed|ing)|decreas(?:es?|ed|ing)|declin(?:es?|ed|ing)|improv(?:es?|ed|ing)',
  'climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|shr[aiu]nk(?:s|ing)?|cut(?:s|ting)?|reduc(?:es?|ed|ing)|rais(?:es?|ed|ing)',
  'lower(?:s|ed|ing)?|c[ao]me|br(?:ing|ought)|shorten(?:s|ed|ing)?|doubled|tripled|halved|slid|sank',
].join('|');
const ROUGHLY = String.raw`(?:(?:about|around|roughly|nearly|almost|just|over|under|only|some|more than|less than|~)\s)?`;
/** The text allowed between a value and the word "to": "a day", "/month", "shops", "in the first year". */
const RATE = String.raw`(?:\s(?:a|an|per|each)\s\p{L}+|/\p{L}+)?`;
const NOUN = String.raw`(?:\s(?!to\b|and\b|or\b|of\b)\p{L}[\p{L}-]{1,20})?`;
const PLACE = String.raw`(?:,?\s(?:in|at|on|before|during)\s[^.,;:→]{1,32}?)?`;

const ARROW = new RegExp(String.raw`^${RATE}\s*(?:→|➜|⟶|[-–=]>)\s*$`, 'u');
const TO = new RegExp(String.raw`^${RATE}${NOUN}${PLACE},?\sto\s${ROUGHLY}$`, 'iu');
const UP_FROM = new RegExp(String.raw`^[^.;:!?]{0,80}\b(?:up|down|instead)\s(?:from|of)\s${ROUGHLY}$`, 'iu');
const WITH_VERB = new RegExp(String.raw`^(.*)(?<!\p{L})(?:${VERB})(?!\p{L})(.*?)\s?\bfrom\s${ROUGHLY}$`, 'isu');
const RATE_OF = /^(?:\s(?:a|an|per|each)\s|\/)(\p{L}+)/iu;
/** Words that announce a range or a period. */
const NO_LABEL =
  /\b(?:from|between|rang(?:e|es|ing)|within|takes?|every|ages?|open|in|for|costs?|price[sd]?|budget)\b/i;

/** The first change in running text. */
export function findChange(text: string): Change | undefined {
  return search(text, false);
}

/** The change of a line of results, which may also be as short as "Checkout time: 94 s to 31 s". */
export function changeOfResult(line: string): Change | undefined {
  return search(line, true);
}

/** The parts of the first change in running text that a cover shows. */
export function drawnChange(text: string): CoverArt['change'] {
  return shownOf(findChange(text));
}

/** The parts of a change that a cover shows. */
export function shownOf(change: Change | undefined): CoverArt['change'] {
  if (!change) return undefined;
  const { measure, before, after } = change;
  return { ...(measure && { measure }), before, after };
}

function search(text: string, isResult: boolean): Change | undefined {
  const values = findValues(text);
  for (const [index, second] of values.entries()) {
    const first = values[index - 1];
    if (!first) continue;
    const between = text.slice(first.end, second.start);
    const found =
      (ARROW.test(between) && change(first, second, labelBefore(text, first.start))) ||
      (TO.test(between) && fromTo(text, first, second)) ||
      (UP_FROM.test(between) && upFrom(text, values.slice(0, index), second)) ||
      (isResult && /^\sto\s$/.test(between) && bareTo(text, first, second));
    if (found) return found;
  }
  return undefined;
}

/** "Checkout time fell from 94 s to 31 s", "We cut checkout time from 94 s to 31 s". */
function fromTo(text: string, first: Value, second: Value): Change | undefined {
  const start = clauseStart(text, first.start);
  const parts = WITH_VERB.exec(text.slice(start, first.start));
  if (!parts || !haveSameRate(text, first, second)) return undefined;
  const [, subject = '', object = ''] = parts;
  const isAdverb = /^\s*(?:(?:back|again|up|down|further|steadily|\p{L}+ly)\s*)?$/iu.test(object);
  if (!isAdverb) return change(first, second, measureOf(object));
  return change(first, second, subject.trim() ? measureOf(subject) : labelBefore(text, start));
}

/** "61% finished, up from 38%", "11 minutes instead of 19 hours". */
function upFrom(text: string, earlier: readonly Value[], before: Value): Change | undefined {
  const start = clauseStart(text, earlier.at(-1)?.start ?? 0);
  const after = earlier.findLast((value) => value.start >= start && withUnitOf(before, value).kind === value.kind);
  if (!after) return undefined;
  const rest = text.slice(after.end, before.start);
  const isWhole = new RegExp(String.raw`^${RATE},?\s(?:up|down|instead)\b`, 'iu').test(rest);
  return change(withUnitOf(before, after), after, isWhole ? measureOf(text.slice(start, after.start)) : undefined);
}

/** "Checkout time: 94 s to 31 s". A pair without units is more often a range. */
function bareTo(text: string, first: Value, second: Value): Change | undefined {
  const prefix = text.slice(0, first.start);
  const isLabel = /^[^.,;]{0,60}$/.test(prefix) && !NO_LABEL.test(prefix);
  return isLabel && first.hasUnit && second.hasUnit ? change(first, second, labelBefore(text, first.start)) : undefined;
}

function change(first: Value, second: Value, measure?: string): Change | undefined {
  const before = withUnitOf(first, second);
  const isComparable = before.kind === second.kind && !(isYear(first) && isYear(second));
  if (!isComparable || before.amount === second.amount) return undefined;
  const most = Math.max(before.amount, second.amount);
  const whole = wholeOf(before);
  const areOfWhole = whole === wholeOf(second) && whole >= most;
  const full = areOfWhole ? whole : most;
  const shares = { before: before.amount / full, after: second.amount / full, areOfWhole };
  // "From ₹5 to ₹8 lakh" probably starts at ₹5 lakh.
  if (before.kind.startsWith('currency') && Math.min(shares.before, shares.after) < 0.001) return undefined;
  return { ...(measure && { measure }), before: before.text, after: second.text, shares };
}

/** The total that a value is a share of: 100 for "38%", 40 for "9 of 40", otherwise 0. */
function wholeOf({ kind, text }: Value): number {
  return kind === 'percent' ? 100 : Number(/ of (\d+)$/.exec(text)?.[1] ?? 0);
}

/** "19 a night to 2 a week" cannot be compared. */
function haveSameRate(text: string, first: Value, second: Value): boolean {
  const [one, other] = [first, second].map(({ end }) => RATE_OF.exec(text.slice(end))?.[1]);
  return !one || !other || one === other;
}

/** Where the clause that ends at `end` starts, 200 characters before it at most. */
function clauseStart(text: string, end: number): number {
  const from = Math.max(0, end - 200);
  const breaks = text.slice(from, end).matchAll(/[.;:!?]\s+|,\s(?:and|but|so|while)\s/g);
  return from + (Array.from(breaks, ({ 0: found, index }) => index + found.length).at(-1) ?? 0);
}

/** The words before a value that name it: "Checkout time: " or "Conversion ". */
function labelBefore(text: string, end: number): string | undefined {
  const before = text.slice(0, end).replace(/\s*[:–-]?\s*$/, '');
  return measureOf(before.slice(clauseStart(before, before.length)));
}

/** A short name of what was measured, without the words that only join it to the sentence. */
function measureOf(text: string): string | undefined {
  const name = text
    .replace(/^[\s,]*(?:(?:the|our|their|its|an?|we|they)\s)*/iu, '')
    .replace(/(?:[\s,]+(?:was|were|has|have|had|been|is|are|be|now|takes?|to|at|in|of|for|by)|[\s,])*$/iu, '')
    .trim();
  if (name.length < 3 || name.length > 60 || /^(?:up|down|it|this|that)$/i.test(name)) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
