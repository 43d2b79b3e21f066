import type { RecordKind } from '@site/schema/record-kinds';
import { trpc } from '../trpc-react.ts';

/** Reads the stored record, bypassing the cache. */
export function useFetchRecord<Stored>(kind: RecordKind | 'media'): (id: number) => Promise<Stored> {
  const { fetch } = trpc.useUtils()[kind].byId as unknown as ByIdProcedure<Stored>;
  return (id) => fetch({ id }, { staleTime: 0 });
}

// TypeScript cannot relate the procedures of `kind` to the types of its router while `kind` is not known.
type ByIdProcedure<Stored> = { fetch: (input: { id: number }, options: { staleTime: number }) => Promise<Stored> };
