import type { TrashKind } from '@site/schema/trash';
import { type Outputs, trpc } from '../trpc.ts';
import type { RecordName } from './ListScreen.tsx';
import type { Column } from './RecordTable.tsx';
import type { ListState } from './use-list-state.ts';
import { type OpenRecord, useOpenRecord } from './use-open-record.ts';
import { type RecordDeletion, useRecordDeletion } from './use-record-deletion.tsx';
import { type Filters, type Query, type RecordColumn, useRecordList } from './use-record-list.ts';

type Options<Kind extends TrashKind> = {
  kind: Kind;
  name: RecordName;
  columns: readonly RecordColumn<Kind>[];
  filters: (list: ListState) => Filters<Kind>;
  /** Runs after a change, besides reading the records again. */
  onChanged?: () => Promise<unknown>;
};

export type RecordScreenState<Row, Stored> = {
  name: RecordName;
  columns: readonly Column<Row>[];
  list: ListState;
  query: Query<{ items: Row[]; total: number }>;
  /** Which record's form is open, and that record as it is stored. */
  open: OpenRecord;
  stored: Query<Stored>;
  deletion: RecordDeletion;
  refresh: () => Promise<unknown>;
};

/** The state of a screen that lists, adds, edits and deletes the records of one kind. */
export function useRecordScreen<Kind extends TrashKind>({ kind, name, columns, filters, onChanged }: Options<Kind>) {
  const utils = trpc.useUtils();
  const { list, query } = useRecordList({ kind, columns, filters });
  const open = useOpenRecord();
  const stored = useStoredRecord(kind, open.id);
  const { mutateAsync: remove } = trpc[kind].removeMany.useMutation();
  const refresh = () => Promise.all([utils[kind].invalidate(), onChanged?.()]);
  const deletion = useRecordDeletion({ kind, name, remove, refresh });
  return { name, columns, list, query, open, stored, deletion, refresh };
}

/** Reads the record whenever its form opens: a form must not open on what was read before. */
function useStoredRecord<Kind extends TrashKind>(kind: Kind, id: number | undefined) {
  // TypeScript cannot relate `trpc[kind]` to the types of its router while `kind` is generic.
  const byId = trpc[kind].byId as unknown as ByIdProcedure<Outputs[Kind]['byId']>;
  return byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined, gcTime: 0, staleTime: 0 });
}

type ByIdProcedure<Stored> = {
  useQuery: (input: { id: number }, options: { enabled: boolean; gcTime: number; staleTime: number }) => Query<Stored>;
};
