import type { ReactNode } from 'react';
import type { Api } from './api-client.ts';

/** What a page module exports as `page`. What `load` answers is there before the component renders. */
export type Page<Data = unknown> = {
  Component(props: { data: Data }): ReactNode;
  load?: (api: Api, params: Params, search: URLSearchParams) => Promise<Data>;
  status?: number;
  /** Stands in where the page's data could not be read; there is one for all pages. */
  Failure?: FailureScreen;
};

/** Holds a page's component against what its loader answers. */
export function definePage<Data>(page: Page<Data>): Page {
  return page as Page;
}

/** The properties of a page's component, from its loader. */
export type PageProps<Load extends (...args: never[]) => Promise<unknown>> = { data: Awaited<ReturnType<Load>> };

export type Params = Readonly<Record<string, string | undefined>>;

/** Why a page could not be shown: the status says what to show instead. */
export type Failure = { status: number; message: string };

export type FailureScreen = (props: { failure: Failure }) => ReactNode;

/** Thrown by `load` where the address alone says that there is nothing to read. */
export class PageRefusal extends Error {
  override name = 'PageRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
