import { pageSizes } from '@site/schema/site';
import { keepPreviousData } from '@tanstack/react-query';
import { limitAndOffset } from '../../app/paging.ts';
import { every, type Inputs, type Outputs, type Query, trpc } from '../trpc-react.ts';
import type { ListFilter } from './ListFilters.tsx';
import type { Column } from './table/RecordTable.tsx';
import { useListState } from './use-list-state.ts';
import { type ListPage, useSteadyRows } from './use-steady-rows.ts';

/** The entities whose router has a `listForAdmin` query. */
export type ListKind = 'project' | 'caseStudy' | 'service' | 'post' | 'callRequest' | 'contact';

type Input<Kind extends ListKind> = Inputs[Kind]['listForAdmin'];
type RowsByKind = { [Kind in ListKind]: Outputs[Kind]['listForAdmin']['items'][number] };
// An interface, because TypeScript does not find the properties of `RowsByKind[Kind]` while `Kind` is generic.
interface Rows extends RowsByKind {}
export type Row<Kind extends ListKind> = Rows[Kind];
export type RecordColumn<Kind extends ListKind> = Column<Row<Kind>, NonNullable<Input<Kind>['sort']>>;
export type RecordFilter<Kind extends ListKind> = ListFilter<
  Exclude<keyof Input<Kind> & string, 'search' | 'sort' | 'descending' | 'limit' | 'offset'>
>;

type Options<Kind extends ListKind> = {
  kind: Kind;
  columns: readonly RecordColumn<Kind>[];
  filters: readonly ListFilter[];
  /** Whether the list is read again by itself: the rows of such a list have a `createdAt`. */
  isLive: boolean;
};

const REFETCH_MS = 30_000;

/** The rows that the URL of a list asks for. */
export function useRecordList<Kind extends ListKind>({ kind, columns, filters, isLive }: Options<Kind>) {
  const list = useListState();
  const filtered = filters.map(({ name, parse }) => {
    const text = list.filter(name);
    return [name, text === undefined ? undefined : parse(text)];
  });
  const selection = {
    search: list.search || null,
    // A sort in the URL that no column has means the default order.
    sort: columns.find(({ sort }) => sort === list.sort)?.sort,
    descending: list.descending,
    ...Object.fromEntries(filtered),
  };
  const input = { ...selection, ...limitAndOffset(list.page, pageSizes.admin) };
  // TypeScript cannot relate `trpc[kind]` to the types of its router while `kind` is generic.
  const listForAdmin = trpc[kind].listForAdmin as unknown as ListProcedure<typeof input, Row<Kind>>;
  const query = listForAdmin.useQuery(input, {
    placeholderData: keepPreviousData,
    ...(isLive && { ...every(REFETCH_MS), refetchOnWindowFocus: 'always' }),
  });
  return { list, selection, query, steady: useSteadyRows({ kind, input, query, isLive }) };
}

type ListProcedure<Input, Item> = {
  useQuery: (
    input: Input,
    options: {
      placeholderData: typeof keepPreviousData;
      refetchInterval?: ReturnType<typeof every>['refetchInterval'];
      refetchOnWindowFocus?: 'always';
    },
  ) => Query<ListPage<Item>> & { isPlaceholderData: boolean };
};
