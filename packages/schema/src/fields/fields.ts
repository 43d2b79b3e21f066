import { z } from 'zod';
import { slugPattern } from './slug.ts';

/*
 * The building blocks of every entity. An optional field carries `.default()` outermost and never accepts
 * `undefined` inside it, so that `patchOf` can remove the default.
 */

type TextRule = {
  min?: number;
  max: number;
  tooShort?: string;
  tooLong?: string;
  trim?: boolean;
  oneLine?: boolean;
};

// PostgreSQL refuses NUL in text and lone surrogates in jsonb; SQLite would cut or mangle them.
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed();
// Format characters, such as a zero-width space, are invisible.
const hasVisibleText = (value: string) => /[^\s\p{Cf}]/u.test(value);
const isOneLine = (value: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);

export function text(label: string, rule: TextRule) {
  const min = rule.min ?? 1;
  const tooShort =
    rule.tooShort ?? (min === 1 ? `${label} is required` : `${label} must be at least ${min} characters`);
  const base = z.string({ error: tooShort });
  return (rule.trim ? base.trim() : base)
    .min(min, tooShort)
    .max(rule.max, rule.tooLong ?? `${label} must be at most ${rule.max} characters`)
    .refine((value) => value.length < Math.max(min, 1) || hasVisibleText(value), tooShort)
    .refine(isStorable, `${label} contains characters that cannot be stored`)
    .refine((value) => !rule.oneLine || !isStorable(value) || isOneLine(value), `${label} must be a single line`);
}

export function optionalText(label: string, max: number, tooLong = `${label} must be at most ${max} characters`) {
  return z
    .string({ error: `${label} must be text` })
    .max(max, tooLong)
    .refine(isStorable, `${label} contains characters that cannot be stored`)
    .nullable()
    .transform((value) => (value !== null && hasVisibleText(value) ? value : null))
    .default(null);
}

export const URL_MAX = 500;

/** Whether a path on this site has a segment `.` or `..`, also escaped: browsers would resolve it to another path. */
export function hasDotSegment(path: string): boolean {
  return /^\/(?:[^?#]*\/)?(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(path);
}

/** An http(s) URL, or a path on this site that begins with a single slash, as those of uploads do. */
export function isSiteUrl(value: string): boolean {
  if (!isOneLine(value) || !isStorable(value) || /[\s\\]/.test(value)) return false;
  if (/^\/(?!\/)/.test(value)) return !hasDotSegment(value);
  return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value);
}

export function url(label: string) {
  const message = `Invalid ${label}`;
  return z.string({ error: message }).max(URL_MAX, message).refine(isSiteUrl, message);
}

export function optionalUrl(label: string) {
  const message = `Invalid ${label}`;
  return z
    .string({ error: message })
    .max(URL_MAX, message)
    .refine((value) => !hasVisibleText(value) || isSiteUrl(value), message)
    .nullable()
    .transform((value) => (value !== null && hasVisibleText(value) ? value : null))
    .default(null);
}

export const INVALID_PHONE = 'Invalid phone number format';

// Every character that mail servers accept in a local part, and punycode in the last label, which domains in Indian
// scripts have. No leading, trailing or double dots.
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]*[\w!#$%&'*+/=?^`{|}~-]@(?:[a-z0-9][a-z0-9-]{0,62}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

export function email() {
  const error = 'Invalid email format';
  return z
    .string({ error })
    .max(255, 'Email too long')
    .pipe(z.email({ error, pattern: EMAIL }))
    .transform((value) => value.toLowerCase());
}

type ListRule = { itemMax: number; min?: number; tooFew?: string; max: number };

export function textList(item: string, { itemMax, min = 0, tooFew, max }: ListRule) {
  const items = `${item.replace(/y$/, 'ie')}s`;
  const error = tooFew ?? `${items} must be a list`;
  return z
    .array(text(item, { max: itemMax }), { error })
    .min(min, error)
    .max(max, `Too many ${items.toLowerCase()}`);
}

export function boolean(label: string) {
  return z.boolean({ error: `${label} must be true or false` });
}

export function flag(label: string, initial: boolean) {
  return boolean(label).default(initial);
}

export function choice<const Value extends string>(label: string, values: readonly [Value, ...Value[]]) {
  return z.enum(values, { error: `${label} must be one of ${values.join(', ')}` });
}

export function integer(
  label: string,
  min: number,
  max: number,
  message = `${label} must be a whole number from ${min} to ${max}`,
) {
  return z.number({ error: message }).int(message).min(min, message).max(max, message);
}

export function slug(max: number, min: number) {
  return text('Slug', { min, max }).regex(slugPattern, 'Slug can only contain lowercase letters, numbers, and hyphens');
}

const MAX_ID = 999_999_999;

/** The id of a record. It has at most nine digits, because a page with a longer id in its URL is not found. */
export function id(message: string) {
  return z.number({ error: message }).int(message).min(1, message).max(MAX_ID, message);
}

/** The id of another record to which this one links. */
export function optionalId(message: string) {
  return id(message).nullable().default(null);
}
