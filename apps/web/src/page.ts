import { TRPCClientError } from '@trpc/client';
import type { ComponentType } from 'react';
import type { Queries } from './data.ts';

/** What a page module exports as `page`. Its data is in the query cache before it renders. */
export type Page = {
  Component: ComponentType;
  load?: (queries: Queries, params: Params, search: URLSearchParams) => Promise<unknown>;
  status?: number;
  /** Stands in where the page's data could not be read; there is one for all pages. */
  Failure?: ComponentType<{ failure: Failure }>;
};

export type Params = Readonly<Record<string, string | undefined>>;

/** Why a page could not be shown: the status says what to show instead. */
export type Failure = { status: number; message: string };

/** Thrown by `load` where the address alone says that there is nothing to read. */
export class PageRefusal extends Error {
  override name = 'PageRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What an error means for its page; undefined where it is a bug of ours. */
export function toFailure(error: unknown): Failure | undefined {
  if (error instanceof PageRefusal) return { status: error.status, message: error.message };
  if (!(error instanceof TRPCClientError)) return undefined;
  const status: unknown = error.data?.httpStatus;
  return { status: typeof status === 'number' ? status : 500, message: error.message };
}
