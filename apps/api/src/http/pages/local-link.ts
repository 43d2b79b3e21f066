import type { TRPCLink } from '@trpc/client';
import { TRPCError } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { publicDetails } from '../../errors.ts';
import type { Context } from '../../trpc/context.ts';
import { type AppRouter, createCaller } from '../../trpc/router.ts';
import { type ErrorSource, logError } from '../error-responses.ts';

/**
 * A tRPC link that calls the procedures directly, so that rendering a page needs no HTTP request to this server. Bugs are
 * logged with the request id of `source`, because the page only shows that something went wrong.
 */
export function localLink(context: Context, source: ErrorSource | undefined): TRPCLink<AppRouter> {
  const caller = createCaller(context);
  return () =>
    ({ op }) =>
      observable((observer) => {
        procedure(
          caller,
          op.path,
        )(op.input).then(
          (data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          (error: unknown) => observer.error(toErrorResponse(error, source) as never),
        );
      });
}

function procedure(caller: object, path: string): (input: unknown) => Promise<unknown> {
  let node: unknown = caller;
  for (const key of path.split('.')) node = (node as Record<string, unknown>)[key];
  return node as (input: unknown) => Promise<unknown>;
}

// The tRPC client of the page creates its TRPCClientError from this, as from an HTTP response. An instance created here
// would be of a different class than the one bundled with the pages.
function toErrorResponse(error: unknown, source: ErrorSource | undefined) {
  if (!(error instanceof TRPCError)) return error;
  const { status, message, issues, retryAfter, slots } = publicDetails(error);
  if (source) logError(status, error, source);
  const data = { code: error.code, httpStatus: status, issues, retryAfter, slots };
  return { error: { code: -32_000, message, data } };
}
