import { z } from 'zod';
import { isSiteUrl, text, URL_MAX } from '../fields/fields.ts';
import { slugPattern } from '../fields/slug.ts';
import { describedAs, type Field } from './copy-field.ts';

/*
 * The fields of texts that are addresses, or parts of them.
 */

/** A path on this site, or the URL of a page elsewhere. */
export function link(
  label: string,
  { help, isOptional = false }: { help?: string; isOptional?: boolean } = {},
): Field<string> {
  const error = `${label} must be a page of this site such as /contact, or a full web address`;
  const isLink = (address: string) => (address === '' ? isOptional : isSiteUrl(address));
  const base = z.string({ error }).trim().max(URL_MAX, error).refine(isLink, error);
  const field = isOptional ? base.default('') : base;
  return describedAs(field, { label, control: 'line', isOptional, max: URL_MAX, ...(help && { help }) });
}

/** A name that is a part of an address. */
export function slugLine(label: string, { help }: { help: string }): Field<string> {
  const max = 40;
  const field = text(label, { max, trim: true }).regex(
    slugPattern,
    `${label} can only contain lowercase letters, numbers, and hyphens`,
  );
  return describedAs(field, { label, control: 'line', isOptional: false, max, help });
}
