import { expect, test } from 'vitest';
import { z } from 'zod';
import { issuesOf } from '../errors.ts';
import { appRouter } from '../router.ts';

/* How zod begins a sentence of its own. */
const OF_ZOD =
  /^(Invalid (input|option|string|number|key|element|value|email address|ISO|URL)|Too (big|small)|Unrecognized)\b/;

const wrong = [undefined, null, true, 7, -1, 1.5, 1e12, '', 'x', 'x'.repeat(60_000), [], {}, new Date(0)];

/** The same wrong value in every place of an input, and in every place of what stands in it. */
function spoilt(schema: z.core.$ZodType, value: unknown): unknown[] {
  const { def } = schema._zod;
  if (schema instanceof z.ZodArray) return [value, ...spoilt(schema.element, value).map((item) => [item])];
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return [value, ...fields.flatMap(([name, field]) => spoilt(field, value).map((item) => ({ [name]: item })))];
  }
  if ('innerType' in def) return spoilt(def.innerType as z.core.$ZodType, value);
  if ('in' in def) return spoilt(def.in as z.core.$ZodType, value);
  return [value];
}

const inputs = Object.entries(appRouter._def.procedures).flatMap(([name, procedure]) => {
  const { inputs: schemas } = (procedure as unknown as { _def: { inputs: z.ZodType[] } })._def;
  return schemas.map((schema) => [name, schema] as const);
});

test.each(inputs)('%s refuses in words of ours', (_, schema) => {
  const said = wrong
    .flatMap((one) => spoilt(schema, one))
    .flatMap((value) => issuesOf(schema.safeParse(value).error))
    .map(({ path, message }) => `${path}: ${message}`);
  expect(said).not.toEqual([]);
  expect([...new Set(said)].filter((sentence) => OF_ZOD.test(sentence.replace(/^[^:]*: /, '')))).toEqual([]);
});
