import { describeField, type Kind } from '@site/schema/entity';
import { z } from 'zod';

/*
 * Converts between records and rows according to the schema of the record. The driver converts booleans and dates when
 * it binds a value. An optional field is left out if it is null or an empty list.
 */

export type Values = Record<string, unknown>;
export type RecordSchema<R> = z.ZodType<R> & { shape: Record<string, z.ZodType> };
export type Codec<R> = ReturnType<typeof recordCodec<R>>;

export function recordCodec<R>(record: RecordSchema<R>) {
  const fields = Object.entries(record.shape);
  const kinds = new Map<string, Kind>(fields.map(([field, schema]) => [field, describeField(schema).kind]));
  const optional = new Set(fields.filter(([, schema]) => schema instanceof z.ZodOptional).map(([field]) => field));
  return {
    kinds,
    columns: [...kinds.keys()],

    /** The column values of the fields that are set. */
    encode(values: Values): Values {
      const known = Object.entries(values).filter(([field, value]) => kinds.has(field) && value !== undefined);
      return Object.fromEntries(
        known.map(([field, value]) => [field, Array.isArray(value) ? JSON.stringify(value) : value]),
      );
    },

    decode(row: object): R {
      const decoded: Values = {};
      for (const [field, kind] of kinds) {
        const stored = (row as Values)[field];
        const value = stored === null ? null : decodeValue(kind, stored);
        if (!optional.has(field) || !(value === null || isEmptyList(value))) decoded[field] = value;
      }
      return decoded as R;
    },
  };
}

export const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

function decodeValue(kind: Kind, value: unknown): unknown {
  if (kind === 'flag') return value === true || value === 1;
  if (kind === 'instant') return value instanceof Date ? value : new Date(value as string);
  if (kind === 'list') return typeof value === 'string' ? JSON.parse(value) : value;
  return value;
}
