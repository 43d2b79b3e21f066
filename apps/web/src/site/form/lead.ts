import { HONEYPOT } from '@site/schema/form-post';
import { TRPCClientError } from '@trpc/client';

/*
 * What the three public forms have in common, without React.
 */

export type Values = Record<string, string>;
export type Issue = { path: string; message: string };

/** The first thing that is wrong with each field. */
export function errorsOf(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path] ??= message;
  return errors;
}

/** Those of the values that a form has a field for. */
export function valuesFor<V extends Values>(fields: V, values: Record<string, unknown>): Partial<V> {
  const own = Object.keys(fields).filter((field) => typeof values[field] === 'string' && values[field] !== '');
  return Object.fromEntries(own.map((field) => [field, values[field]])) as Partial<V>;
}

/** A field that people do not see was filled in. */
export function isTrapped(data: FormData): boolean {
  return (data.get(HONEYPOT) ?? '') !== '';
}

/** What the server said, and at which fields; nothing where it said nothing. */
export function readFailure(error: unknown): { message: string | undefined; issues: Issue[] } {
  if (!(error instanceof TRPCClientError)) return { message: undefined, issues: [] };
  const data: { issues?: Issue[] } | undefined = error.data;
  if (data) return { message: error.message, issues: data.issues ?? [] };
  // Refused before it came to the procedures: by the limit of requests, or while the server starts.
  const { responseJSON } = (error.meta ?? {}) as { responseJSON?: { message?: unknown } | null };
  const said = responseJSON?.message;
  return { message: typeof said === 'string' ? said : undefined, issues: [] };
}
