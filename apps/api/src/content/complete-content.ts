import { describeField } from '@site/schema/entity';
import { z } from 'zod';

/*
 * Completes unfinished content, so that it can be shown: a draft may consist of three words.
 */

type Content = Record<string, unknown>;

/**
 * Takes each field over if it is valid or only too short or too long. Another value, such as an address that is not one,
 * is replaced by that of `base`, otherwise by the default or an empty value.
 */
export function completeContent(schema: z.ZodObject, content: Content, base: Content): Content {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const fallback = name in base ? base[name] : emptyValue(field);
      return [name, completeField(field, content[name], fallback)];
    }),
  );
}

function completeField(field: z.ZodType, value: unknown, fallback: unknown): unknown {
  const { success, data, error } = field.safeParse(value);
  if (success) return data;
  const group = field instanceof z.ZodPrefault ? field.unwrap() : field;
  if (group instanceof z.ZodObject) return completeContent(group, asContent(value), asContent(fallback));
  const hasOnlyWrongLength = error.issues.every(({ code }) => code === 'too_small' || code === 'too_big');
  return hasOnlyWrongLength ? value : fallback;
}

/**
 * The path of the first field that the schema does not have, or whose value has another type. Missing and empty values,
 * and texts of any length, are accepted.
 */
export function findMisfit(schema: z.ZodObject, content: Content): string | undefined {
  const unknown = findUnknown(schema, content, '');
  if (unknown !== undefined) return unknown;
  const misfit = schema.safeParse(content).error?.issues.find(({ code, path }) => {
    const value = path.reduce<unknown>((parent, key) => (parent as Content | undefined)?.[String(key)], content) ?? '';
    if (value === '' || (code === 'invalid_value' && typeof value === 'string')) return false;
    return code === 'invalid_type' || code === 'invalid_union' || code === 'invalid_value';
  });
  return misfit?.path.join('.');
}

function findUnknown(field: z.ZodType | undefined, value: unknown, path: string): string | undefined {
  if (field === undefined) return path;
  if (field instanceof z.ZodPrefault || field instanceof z.ZodNullable) {
    return findUnknown(field.unwrap() as z.ZodType, value, path);
  }
  if (!(field instanceof z.ZodObject)) return undefined;
  for (const [name, inner] of Object.entries(asContent(value))) {
    const known = Object.hasOwn(field.shape, name) ? field.shape[name] : undefined;
    const unknown = findUnknown(known, inner, path ? `${path}.${name}` : name);
    if (unknown !== undefined) return unknown;
  }
  return undefined;
}

const asContent = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Content;

function emptyValue(field: z.ZodType): unknown {
  const initial = field.safeParse(undefined);
  if (initial.success) return initial.data;
  if (field instanceof z.ZodObject) return undefined;
  const { kind, nullable } = describeField(field);
  return nullable ? null : emptyValues[kind];
}

const emptyValues = { text: '', integer: 0, flag: false, list: [], instant: null };
