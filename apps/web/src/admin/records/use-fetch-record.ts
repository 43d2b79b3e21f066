import { trpc } from '../trpc-react.ts';
import type { RecordFetchers, StoredKind, StoredRecord } from './record-procedures.ts';

/** Reads the stored record, bypassing the cache. */
export function useFetchRecord<Kind extends StoredKind>(kind: Kind): (id: number) => Promise<StoredRecord<Kind>> {
  const fetchers: RecordFetchers = trpc.useUtils();
  return (id) => fetchers[kind].byId.fetch({ id }, { staleTime: 0 });
}
