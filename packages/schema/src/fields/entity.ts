import { z } from 'zod';

/*
 * Derives the patch, the stored record and the column kinds from one input schema.
 */

export type Kind = 'text' | 'integer' | 'flag' | 'list' | 'instant';

type Shape = Record<string, z.ZodType>;
type Output<S extends Shape> = { [K in keyof S]: z.output<S[K]> };
type Input<S extends Shape> = { [K in keyof S]?: Exclude<z.input<S[K]>, undefined> };
type Fields<S extends Shape> = { [K in keyof S]: z.ZodType<z.output<S[K]>, z.output<S[K]>> };

/** Validates only the fields that are sent and adds no defaults. */
export function patchOf<S extends Shape>(input: z.ZodObject<S>): z.ZodType<Partial<Output<S>>, Input<S>> {
  const fields = Object.entries(input.shape).map(([name, field]) => [name, withoutDefault(field).optional()]);
  return z
    .object(Object.fromEntries(fields) as Shape)
    .refine((patch) => Object.keys(patch).length > 0, 'Send at least one field to change') as unknown as z.ZodType<
    Partial<Output<S>>,
    Input<S>
  >;
}

/** The stored record: the parsed input with the fields that only the server writes. */
export function recordOf<S extends Shape, E extends Shape>(
  input: z.ZodObject<S>,
  extra: E,
): z.ZodObject<Fields<S> & E> {
  const fields = Object.entries(input.shape).map(([name, field]) => [name, plain(field)]);
  return z.object({ ...extra, ...Object.fromEntries(fields) }) as unknown as z.ZodObject<Fields<S> & E>;
}

const plainFields: Record<Kind, () => z.ZodType> = {
  text: () => z.string(),
  integer: () => z.int(),
  flag: () => z.boolean(),
  list: () => z.array(z.string()),
  instant: () => z.date(),
};

function plain(field: z.ZodType): z.ZodType {
  const { kind, nullable } = describeField(field);
  return nullable ? plainFields[kind]().nullable() : plainFields[kind]();
}

/** The kind of column that stores a field, and whether it may be null. */
export function describeField(field: z.ZodType): { kind: Kind; nullable: boolean } {
  if (field instanceof z.ZodNullable) return { ...describeField(inner(field)), nullable: true };
  if (field instanceof z.ZodDefault || field instanceof z.ZodOptional) return describeField(inner(field));
  if (field instanceof z.ZodPipe)
    return describeField((field.out instanceof z.ZodTransform ? field.in : field.out) as z.ZodType);
  if (field instanceof z.ZodString || field instanceof z.ZodEmail || field instanceof z.ZodEnum)
    return { kind: 'text', nullable: false };
  if (field instanceof z.ZodNumber) return { kind: 'integer', nullable: false };
  if (field instanceof z.ZodBoolean) return { kind: 'flag', nullable: false };
  if (field instanceof z.ZodArray) return { kind: 'list', nullable: false };
  if (field instanceof z.ZodDate) return { kind: 'instant', nullable: false };
  throw new TypeError(`A field of type ${field.def.type} has no column`);
}

function inner(field: z.ZodNullable | z.ZodDefault | z.ZodOptional): z.ZodType {
  return field.unwrap() as z.ZodType;
}

function withoutDefault(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodDefault ? inner(field) : field;
}
