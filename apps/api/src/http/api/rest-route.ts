import type { ListQuery, ListResult } from '@site/schema/list-query';
import { z } from 'zod';
import type { Upload } from '../../media/upload.ts';
import type { Caller } from '../../trpc/router.ts';

/*
 * The definition of a REST route, and functions that create the common kinds of routes.
 */

export type RestCall = {
  /** The id in the path; NaN if it is invalid, which the procedure rejects with its own message. */
  id: number;
  slug: string;
  query: ListQuery;
  /** The declared `parameters` of the query string that were sent. */
  parameters: Record<string, string>;
  /** Not validated yet: the procedure does that. */
  body: never;
  /** The received file of a route that takes one. */
  upload?: Upload;
};

type Operation = {
  summary: string;
  admin?: true;
  /** Names in the query string that the route reads besides limit and offset. */
  parameters?: readonly string[];
  body?: z.ZodType;
  /** True for routes that take a file as multipart/form-data. */
  takesFile?: true;
  /** True for routes of one record: they answer it with an ETag that identifies its content, and accept that in If-Match. */
  hasTag?: true;
  response: z.ZodType;
  status?: 201;
  /** Error statuses besides those that `openapi.ts` derives from method, path and authorisation. */
  errorStatuses?: number[];
};
/** Further properties of a route, which override those that `list`, `get`, `create` and the other functions set. */
type More = Partial<Operation>;
type Single = { paged?: never; run(caller: Caller, request: RestCall): Promise<unknown> };
type Paged = { paged: true; run(caller: Caller, request: RestCall): Promise<ListResult<unknown>> };

/** Calls a procedure, whose result is the documented response. */
type Run<Response extends z.ZodType> = (caller: Caller, request: RestCall) => Promise<z.output<Response>>;
type RunPaged<Item extends z.ZodType> = (caller: Caller, request: RestCall) => Promise<ListResult<z.output<Item>>>;

/** A deletion answers no record. */
export const answersTag = ({ hasTag, method }: RestRoute) => hasTag && method !== 'DELETE';

/** Public reads have the same response for everyone, so they are cached. */
export const isPublicRead = ({ method, admin }: RestRoute) => method === 'GET' && !admin;

export type PagedRoute = Extract<RestRoute, Paged>;

export type RestRoute = Operation &
  (Single | Paged) & { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };

export const message = z.object({ message: z.string() });
const received = z.object({ message: z.string(), id: z.int() });

/** Adds the id of the path to the body. */
export const withId = ({ body, id }: RestCall) => (isObject(body) ? { ...(body as object), id } : body) as never;

// A body that is not an object is passed on unchanged: the procedure rejects it after authorisation.
export const isObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

export function list<Item extends z.ZodType>(
  path: string,
  summary: string,
  item: Item,
  run: RunPaged<Item>,
  more: More = {},
): RestRoute {
  return { method: 'GET', path, summary, response: z.array(item), paged: true, run, ...more };
}

export function get<Response extends z.ZodType>(
  path: string,
  summary: string,
  response: Response,
  run: Run<Response>,
  more: More = {},
): RestRoute {
  return { method: 'GET', path, summary, response, run, ...more };
}

export function create<Response extends z.ZodType>(
  path: string,
  summary: string,
  body: z.ZodType,
  response: Response,
  run: Run<Response>,
  more: More = {},
): RestRoute {
  return { method: 'POST', path, summary, body, response, status: 201, admin: true, run, ...more };
}

export function change<Response extends z.ZodType>(
  method: 'PUT' | 'PATCH',
  path: string,
  summary: string,
  body: z.ZodType,
  response: Response,
  run: Run<Response>,
  more: More = {},
): RestRoute {
  return { method, path, summary, body, response, admin: true, run, ...more };
}

export function remove(path: string, summary: string, run: Run<typeof message>, more: More = {}): RestRoute {
  return { method: 'DELETE', path, summary, response: message, admin: true, run, ...more };
}

export function lead(
  path: string,
  summary: string,
  body: z.ZodType,
  run: Run<typeof received>,
  more: More = {},
): RestRoute {
  return { method: 'POST', path, summary, body, response: received, status: 201, run, ...more };
}

/** The response is a message unless `more` sets another one. */
export function act<Response extends z.ZodType = typeof message>(
  path: string,
  summary: string,
  run: Run<Response>,
  more: More & { response?: Response } = {},
): RestRoute {
  return { method: 'POST', path, summary, response: message, run, ...more };
}
