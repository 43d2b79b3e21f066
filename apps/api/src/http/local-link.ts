import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { TRPCError } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import type { Context } from '../context.ts';
import { describeFault } from '../refusal.ts';
import { type AppRouter, createCaller } from '../router.ts';

/** Lets a page read through the procedures without going over HTTP to itself. */
export function localLink(context: Context): TRPCLink<AppRouter> {
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
          (error: unknown) => observer.error(toClientError(error)),
        );
      });
}

function procedure(caller: object, path: string): (input: unknown) => Promise<unknown> {
  let node: unknown = caller;
  for (const key of path.split('.')) node = (node as Record<string, unknown>)[key];
  return node as (input: unknown) => Promise<unknown>;
}

// The same shape that the error formatter sends over HTTP, so that a page sees no difference.
function toClientError(error: unknown): TRPCClientError<AppRouter> {
  if (!(error instanceof TRPCError)) return TRPCClientError.from(error as Error);
  const { status, message, issues, retryAfter } = describeFault(error);
  const data = { code: error.code, httpStatus: status, issues, retryAfter };
  return TRPCClientError.from({ error: { code: -32_000, message, data } }, { cause: error } as never);
}
