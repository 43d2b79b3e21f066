import { TRPCClientError } from '@trpc/client';
import type { ComponentType } from 'react';
import { data as withStatus } from 'react-router-dom';
import type { Queries } from './data.ts';

/** What a page module exports as `page`. Its data is in the query cache before it renders. */
export type Page = {
  Component: ComponentType;
  load?: (queries: Queries, params: Record<string, string | undefined>) => Promise<unknown>;
  status?: number;
};

/** Turns a failed query into a failed page with the same status. */
export function toPageError(error: unknown): unknown {
  if (!(error instanceof TRPCClientError)) return error;
  const status: unknown = error.data?.httpStatus;
  return withStatus(error.message, { status: typeof status === 'number' ? status : 500 });
}
