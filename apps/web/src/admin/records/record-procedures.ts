import type { RecordKind } from '@site/schema/record-kinds';
import type { keepPreviousData } from '@tanstack/react-query';
import type { ListKind, Row } from '../list/list-kind.ts';
import { type Outputs, type Query, trpc } from '../trpc-react.ts';

/*
 * The procedures that several routers have, by the kind of their records. TypeScript relates `trpc[kind]` to its types only
 * in such mapped types, whose entries it checks here.
 */

export type StoredKind = RecordKind | 'media';
type StoredRecords = { [Kind in StoredKind]: Outputs[Kind]['byId'] };
// An interface, because TypeScript does not find the properties of `StoredRecords[Kind]` while `Kind` is generic.
interface Stored extends StoredRecords {}
export type StoredRecord<Kind extends StoredKind> = Stored[Kind];

/** The response of the server for a list. */
export type ListPage<R> = {
  items: R[];
  total: number;
  categories?: string[];
  /** The time at which a polled list was read. */
  readAt?: Date;
};

export type QueryOptions = {
  enabled?: boolean;
  gcTime?: number;
  staleTime?: number;
  placeholderData?: typeof keepPreviousData;
  refetchInterval?: (query: { state: { error: unknown; data: unknown } }) => number | false;
  refetchOnWindowFocus?: 'always';
  trpc?: { context: Record<string, unknown> };
};

export type ListResult<R> = Query<ListPage<R>> & { isPlaceholderData: boolean; isFetchedAfterMount: boolean };

type ListQueries = {
  [Kind in ListKind]: {
    listForAdmin: { useQuery: (input: object, options: QueryOptions) => ListResult<Row<Kind>> };
  };
};
export const listQueries: ListQueries = trpc;

type RecordQueries = {
  [Kind in StoredKind]: {
    byId: { useQuery: (input: { id: number }, options: QueryOptions) => Query<StoredRecord<Kind>> };
  };
};
export const recordQueries: RecordQueries = trpc;

export type LeadListKind = 'contact' | 'callRequest';
type LeadQueries = {
  [Kind in LeadListKind]: {
    byIds: {
      useQuery: (
        input: { ids: number[] },
        options: QueryOptions,
      ) => Query<Row<Kind>[]> & { isPlaceholderData: boolean };
    };
  };
};
export const leadQueries: LeadQueries = trpc;

/** The part of `useUtils()` that reads a record. */
export type RecordFetchers = {
  [Kind in StoredKind]: {
    byId: { fetch: (input: { id: number }, options: { staleTime: number }) => Promise<StoredRecord<Kind>> };
  };
};

/** The part of the client that reads a list. */
export type ListReaders = {
  [Kind in ListKind]: { listForAdmin: { query: (input: object) => Promise<ListPage<Row<Kind>>> } };
};
