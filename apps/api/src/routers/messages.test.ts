import { expect, test } from 'vitest';
import { z } from 'zod';
import { issuesOf } from '../errors.ts';
import { appRouter } from '../trpc/router.ts';

/* The beginnings of zod's default messages. */
const ZOD_MESSAGE =
  /^(Invalid (input|option|string|number|key|element|value|email address|ISO|URL)|Too (big|small)|Unrecognized)\b/;

const wrong = [undefined, null, true, 7, -1, 1.5, 1e12, '', 'x', 'x'.repeat(60_000), [], {}, new Date(0)];

/** Inputs with an invalid value at each position, including nested ones. */
function invalidInputs(schema: z.core.$ZodType, value: unknown): unknown[] {
  const { def } = schema._zod;
  if (schema instanceof z.ZodArray) return [value, ...invalidInputs(schema.element, value).map((item) => [item])];
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return [value, ...fields.flatMap(([name, field]) => invalidInputs(field, value).map((item) => ({ [name]: item })))];
  }
  if ('innerType' in def) return invalidInputs(def.innerType as z.core.$ZodType, value);
  if ('in' in def) return invalidInputs(def.in as z.core.$ZodType, value);
  return [value];
}

const inputs = Object.entries(appRouter._def.procedures).flatMap(([name, procedure]) => {
  const { inputs: schemas } = (procedure as unknown as { _def: { inputs: z.ZodType[] } })._def;
  return schemas.map((schema) => [name, schema] as const);
});

test.each(inputs)('%s reports invalid input with our own messages', (_, schema) => {
  const messages = wrong
    .flatMap((value) => invalidInputs(schema, value))
    .flatMap((value) => issuesOf(schema.safeParse(value).error))
    .map(({ path, message }) => `${path}: ${message}`);
  expect(messages).not.toEqual([]);
  expect([...new Set(messages)].filter((sentence) => ZOD_MESSAGE.test(sentence.replace(/^[^:]*: /, '')))).toEqual([]);
});
