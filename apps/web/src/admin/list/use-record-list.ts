import { pageSizes } from '@site/schema/site';
import { keepPreviousData } from '@tanstack/react-query';
import { limitAndOffset } from '../../app/paging.ts';
import { every, type Query, trpc } from '../trpc-react.ts';
import type { ListFilter } from './ListFilters.tsx';
import type { ListInput, ListKind, Row } from './list-kind.ts';
import type { Column } from './table/RecordTable.tsx';
import { useListState } from './use-list-state.ts';
import { type ListPage, useSteadyRows } from './use-steady-rows.ts';

export type RecordColumn<Kind extends ListKind> = Column<Row<Kind>, NonNullable<ListInput<Kind>['sort']>>;
export type RecordFilter<Kind extends ListKind> = ListFilter<
  Exclude<keyof ListInput<Kind> & string, 'search' | 'sort' | 'descending' | 'limit' | 'offset'>
>;

type Options<Kind extends ListKind> = {
  kind: Kind;
  columns: readonly Pick<RecordColumn<Kind>, 'sort' | 'descends' | 'opens'>[];
  filters: readonly ListFilter[];
  /** Whether the list is polled. The rows of such a list have a `createdAt`. */
  isLive: boolean;
  placeOf?: ((row: Row<Kind>) => number) | undefined;
};

const REFETCH_MS = 30_000;

/** The rows that the URL of a list selects. */
export function useRecordList<Kind extends ListKind>({ kind, columns, filters, isLive, placeOf }: Options<Kind>) {
  const list = useListState();
  const filtered = filters.map(({ name, parse }) => {
    const text = list.filter(name);
    return [name, text === undefined ? undefined : parse(text)];
  });
  const selection = {
    search: list.search || null,
    // An unknown sort order in the URL is replaced by the default.
    sort: columns.find(({ sort }) => sort === list.sort)?.sort,
    descending: list.descending,
    ...Object.fromEntries(filtered),
  };
  const input = { ...selection, ...limitAndOffset(list.page, pageSizes.admin) };
  // TypeScript cannot relate `trpc[kind]` to the types of its router while `kind` is generic.
  const listForAdmin = trpc[kind].listForAdmin as unknown as ListProcedure<typeof input, Row<Kind>>;
  const query = listForAdmin.useQuery(input, {
    placeholderData: keepPreviousData,
    ...(isLive && { ...every(REFETCH_MS), staleTime: 0, refetchOnWindowFocus: 'always' }),
  });
  const first = columns.find(({ opens }) => opens);
  const order =
    selection.sort === undefined
      ? { by: first?.sort, descending: first?.descends ?? false }
      : { by: selection.sort, descending: list.descending };
  return { list, order, selection, query, steady: useSteadyRows({ kind, input, query, isLive, placeOf }) };
}

type ListProcedure<Input, Item> = {
  useQuery: (
    input: Input,
    options: {
      placeholderData: typeof keepPreviousData;
      refetchInterval?: ReturnType<typeof every>['refetchInterval'];
      staleTime?: number;
      refetchOnWindowFocus?: 'always';
    },
  ) => Query<ListPage<Item>> & { isPlaceholderData: boolean; isFetchedAfterMount: boolean };
};
