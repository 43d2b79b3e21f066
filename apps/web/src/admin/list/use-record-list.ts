import { pageSizes } from '@site/schema/site';
import { keepPreviousData } from '@tanstack/react-query';
import { type Inputs, type Outputs, trpc } from '../trpc.ts';
import type { Column } from './RecordTable.tsx';
import { type ListState, useListState } from './use-list-state.ts';

/** The entities whose router has a `listForAdmin` query. */
export type ListKind = 'project' | 'caseStudy' | 'service' | 'post' | 'callRequest' | 'contact';

type Input<Kind extends ListKind> = Inputs[Kind]['listForAdmin'];
export type Page<Kind extends ListKind> = Outputs[Kind]['listForAdmin'];
export type Row<Kind extends ListKind> = Page<Kind>['items'][number];
export type RecordColumn<Kind extends ListKind> = Column<Row<Kind>, NonNullable<Input<Kind>['sort']>>;

/** What `list.filter` and `list.flag` found in the URL, as the `listForAdmin` query takes it. */
export type Filters<Kind extends ListKind> = Omit<Input<Kind>, 'search' | 'sort' | 'descending' | 'limit' | 'offset'>;

export type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

type Options<Kind extends ListKind> = {
  kind: Kind;
  columns: readonly RecordColumn<Kind>[];
  filters: (list: ListState) => Filters<Kind>;
};

/** The rows that the URL of a list asks for. */
export function useRecordList<Kind extends ListKind>({ kind, columns, filters }: Options<Kind>) {
  const list = useListState();
  const input = {
    search: list.search || null,
    // A sort in the URL that no column has means the default order.
    sort: columns.find(({ sort }) => sort === list.sort)?.sort,
    descending: list.descending,
    limit: pageSizes.admin,
    offset: (list.page - 1) * pageSizes.admin,
    ...filters(list),
  };
  // TypeScript cannot relate `trpc[kind]` to the types of its router while `kind` is generic.
  const listForAdmin = trpc[kind].listForAdmin as unknown as ListProcedure<typeof input, Page<Kind>>;
  return { list, query: listForAdmin.useQuery(input, { placeholderData: keepPreviousData }) };
}

type ListProcedure<Input, Output> = {
  useQuery: (input: Input, options: { placeholderData: typeof keepPreviousData }) => Query<Output>;
};
