import { TRPCClientError } from '@trpc/client';
import type { ComponentType } from 'react';
import type { Queries } from './data.ts';

/** What a page module exports as `page`. Its data is in the query cache before it renders. */
export type Page = {
  Component: ComponentType;
  load?: (queries: Queries, params: Params) => Promise<unknown>;
  status?: number;
};

export type Params = Readonly<Record<string, string | undefined>>;

/** Why a page could not be shown: the status says what to show instead. */
export type Failure = { status: number; message: string };

/** What a failed query means for its page; undefined where the error is a bug of ours. */
export function toFailure(error: unknown): Failure | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const status: unknown = error.data?.httpStatus;
  return { status: typeof status === 'number' ? status : 500, message: error.message };
}
