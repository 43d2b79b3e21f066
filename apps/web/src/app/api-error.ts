import type { AppRouter } from '@site/api/public-types';
import type { Slot } from '@site/schema/booking';
import type { SecondFactor } from '@site/schema/factor';
import type { TRPCClientError } from '@trpc/client';
import type { Issue } from './form-issues.ts';

/*
 * The only reader of errors from the API. It does not import the tRPC client, which public pages load only when needed.
 */

export type ApiError = {
  /** The HTTP status; undefined if the server could not be reached or the error is not from the API. */
  status: number | undefined;
  /** The server's own sentence, if it sent one. */
  message: string | undefined;
  /** The validation errors of the server, by field. */
  issues: Issue[];
  /** Free slots near one that is full. */
  slots: Slot[];
};

export function readApiError(error: unknown): ApiError {
  if (!isApiError(error)) return { status: undefined, message: undefined, issues: [], slots: [] };
  const { data, meta } = error;
  if (data) {
    const { httpStatus: status, issues = [], slots = [] } = data;
    return { status, message: error.message, issues, slots };
  }
  // Without data the request failed before it reached a procedure: at the rate limit, or while the server starts.
  const { response, responseJSON } = (meta ?? {}) as HttpMeta;
  const status = response?.status;
  const message = responseJSON?.message;
  return {
    status: typeof status === 'number' ? status : undefined,
    message: typeof message === 'string' ? message : undefined,
    issues: [],
    slots: [],
  };
}

/** Free slots near the one that was refused because it is full. */
export const readFreeSlots = (error: unknown): Slot[] => (isApiError(error) && error.data?.slots) || [];

/**
 * What the server accepts besides the password, or instead of it: for a login whose password was right, and for a change
 * that has to be confirmed. Undefined for all other errors.
 */
export const readSecondFactor = (error: unknown): SecondFactor[] | undefined =>
  isApiError(error) ? error.data?.secondFactor : undefined;

export function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof Error && error.name === 'TRPCClientError';
}

type HttpMeta = { response?: { status?: unknown }; responseJSON?: { message?: unknown } | null };
