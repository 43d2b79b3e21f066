/*
 * The validation errors of a form, found in the browser or by the server.
 */

export type Issue = { path: string; message: string };

/** The part of a zod schema that forms use. */
export type Schema = {
  safeParse(value: unknown): { error?: { issues: readonly ZodIssue[] } | undefined };
};

type ZodIssue = { path: readonly PropertyKey[]; message: string };

export function findIssues(schema: Schema, values: unknown): Issue[] {
  const { error } = schema.safeParse(values);
  return error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [];
}

/** The first message for each field. */
export function errorsByField(issues: readonly Issue[], fieldOf = (path: string) => path): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[fieldOf(path)] ??= message;
  return errors;
}
