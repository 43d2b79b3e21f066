import { ContentChangedError, isUnavailable, uniqueViolation } from '@site/db/errors';
import type { Slot } from '@site/schema/booking';
import type { SecondFactor } from '@site/schema/factor';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { z } from 'zod';

/*
 * The errors of procedures and their public part: callers receive only messages written here or in the schema. All
 * other errors are reported as "Something went wrong".
 */

export type Issue = { path: string; message: string };

/** The part of an error that is sent to the caller. */
export type ErrorDetails = {
  status: number;
  message: string;
  issues?: Issue[];
  retryAfter?: number;
  /** Free slots near the one that is full. */
  slots?: Slot[];
  /** What can be sent besides the password; empty if only the password is missing. */
  secondFactor?: SecondFactor[];
};

type Code = TRPCError['code'];
type Options = Pick<ErrorDetails, 'issues' | 'retryAfter' | 'slots' | 'secondFactor'> & { cause?: unknown };

/** An error whose message may be shown to the caller. Its `cause` is only logged. */
export class PublicError extends Error {
  override name = 'PublicError';
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly slots: Slot[] | undefined;
  readonly secondFactor: SecondFactor[] | undefined;

  constructor(message: string, { issues, retryAfter, slots, secondFactor, cause }: Options) {
    super(message, { cause });
    this.issues = issues;
    this.retryAfter = retryAfter;
    this.slots = slots;
    this.secondFactor = secondFactor;
  }
}

export function publicError(code: Code, message: string, options: Options = {}): TRPCError {
  return new TRPCError({ code, message, cause: new PublicError(message, options) });
}

export function fieldError(code: Code, path: string, message: string): TRPCError {
  return publicError(code, message, { issues: [{ path, message }] });
}

export function orNotFound<T>(value: T | undefined | false, message: string): T {
  if (value === undefined || value === false) throw publicError('NOT_FOUND', message);
  return value;
}

/** Returns 409 for a unique violation, 412 for a change of older content, 503 for an unavailable database. */
export function fromDatabaseError(cause: unknown): TRPCError | undefined {
  const violation = uniqueViolation(cause);
  if (violation) return fieldError('CONFLICT', violation.field, `This ${violation.field} is already in use`);
  if (cause instanceof ContentChangedError) return publicError('PRECONDITION_FAILED', CHANGED, { cause });
  if (isUnavailable(cause)) return publicError('SERVICE_UNAVAILABLE', UNAVAILABLE, { retryAfter: 2, cause });
  return undefined;
}

export const UNAVAILABLE = 'The service is busy. Please try again in a moment.';
const CHANGED = 'This was changed since you read it. Read it again, then repeat your change.';
const NOT_UNDERSTOOD = 'The request could not be understood';
const UNKNOWN = 'Something went wrong';
export const INVALID_JSON = 'The body is not valid JSON';

const messages: Record<number, string> = {
  401: 'Please log in',
  404: 'Not found',
  405: 'This method is not supported here',
  408: 'The request took too long',
  413: 'The body is too large: at most 512 KiB are accepted',
  415: 'Send the body as application/json',
  429: 'Too many requests. Please try again in a moment.',
  431: 'The headers are too large',
};

/** The message of an error when only its status is known. */
export const statusMessage = (status: number) => messages[status] ?? (status < 500 ? NOT_UNDERSTOOD : UNKNOWN);

export function publicDetails(error: TRPCError): ErrorDetails {
  const status = getHTTPStatusCodeFromError(error);
  const { cause } = error;
  if (cause instanceof z.ZodError) {
    const issues = issuesOf(cause);
    return { status, message: issues[0]?.message ?? UNKNOWN, issues };
  }
  if (cause instanceof PublicError) {
    const { issues, retryAfter, slots, secondFactor } = cause;
    return {
      status,
      message: cause.message,
      ...(issues && { issues }),
      ...(retryAfter && { retryAfter }),
      ...(slots && { slots }),
      ...(secondFactor && { secondFactor }),
    };
  }
  return { status, message: error.code === 'PARSE_ERROR' ? INVALID_JSON : statusMessage(status) };
}

/** Removes duplicates: for a list instead of a string, zod reports the type and the length with the same message. */
export function issuesOf(error: z.ZodError | undefined): Issue[] {
  const issues = error?.issues.map(toIssue) ?? [];
  return [...new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()];
}

function toIssue(issue: z.core.$ZodIssue): Issue {
  const isNotAnObject = issue.code === 'invalid_type' && issue.expected === 'object';
  return { path: issue.path.join('.'), message: isNotAnObject ? 'Send a JSON object' : issue.message };
}
