import { isUnavailable, uniqueViolation } from '@site/db/errors';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { z } from 'zod';

/*
 * Everything that may be said to a caller about a failure. A sentence leaves the server only if it was written here
 * or in the schema; of all other errors nothing is told.
 */

export type Issue = { path: string; message: string };
export type Fault = { status: number; message: string; issues?: Issue[]; retryAfter?: number };

type Code = TRPCError['code'];

type More = { issues?: Issue[]; retryAfter?: number; because?: unknown };

/** The cause of an error whose message was written for the caller. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;

  /** What the operator may know, and the caller may not. */
  readonly because: unknown;

  constructor(message: string, { issues, retryAfter, because }: More) {
    super(message);
    this.issues = issues;
    this.retryAfter = retryAfter;
    this.because = because;
  }
}

export function refuse(code: Code, message: string, more: More = {}): TRPCError {
  return new TRPCError({ code, message, cause: new Refusal(message, more) });
}

export function refuseField(code: Code, path: string, message: string): TRPCError {
  return refuse(code, message, { issues: [{ path, message }] });
}

export function orNotFound<T>(value: T | undefined | false, message: string): T {
  if (value === undefined || value === false) throw refuse('NOT_FOUND', message);
  return value;
}

/** Gives what the database says its code; leaves everything else as it is. */
export function nameFault(error: TRPCError): TRPCError {
  const { cause } = error;
  const taken = uniqueViolation(cause);
  if (taken) return refuseField('CONFLICT', taken.field, `This ${taken.field} is already in use`);
  if (isUnavailable(cause)) return refuse('SERVICE_UNAVAILABLE', UNAVAILABLE, { retryAfter: 2, because: cause });
  return error;
}

const UNAVAILABLE = 'The service is busy. Please try again in a moment.';
const WRONG = 'Something went wrong';

const plainMessages: Partial<Record<Code, string>> = {
  PARSE_ERROR: 'The body is not valid JSON',
  BAD_REQUEST: 'The request could not be understood',
  UNAUTHORIZED: 'Please log in',
  NOT_FOUND: 'Not found',
  METHOD_NOT_SUPPORTED: 'This method is not supported here',
  PAYLOAD_TOO_LARGE: 'The body is too large',
  UNSUPPORTED_MEDIA_TYPE: 'Send the body as application/json',
};

export function describeFault(error: TRPCError): Fault {
  const status = getHTTPStatusCodeFromError(error);
  const { cause } = error;
  if (cause instanceof z.ZodError) {
    const issues = issuesOf(cause);
    return { status, message: issues[0]?.message ?? WRONG, issues };
  }
  if (cause instanceof Refusal) {
    const { issues, retryAfter } = cause;
    return { status, message: cause.message, ...(issues && { issues }), ...(retryAfter && { retryAfter }) };
  }
  return { status, message: (status < 500 && plainMessages[error.code]) || WRONG };
}

/** Each once: zod also measures a list that stands where a text should. */
export function issuesOf(error: z.ZodError | undefined): Issue[] {
  const issues = error?.issues.map(toIssue) ?? [];
  return [...new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()];
}

function toIssue(issue: z.core.$ZodIssue): Issue {
  const notAnObject = issue.code === 'invalid_type' && issue.expected === 'object';
  return { path: issue.path.join('.'), message: notAnObject ? 'Send a JSON object' : issue.message };
}
