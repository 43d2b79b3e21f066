import { pageSizes } from '@site/schema/site';
import { keepPreviousData } from '@tanstack/react-query';
import { limitAndOffset } from '../../app/paging.ts';
import { type Inputs, type Outputs, type Query, trpc } from '../trpc-react.ts';
import type { ListFilter } from './ListFilters.tsx';
import type { Column } from './table/RecordTable.tsx';
import { useListState } from './use-list-state.ts';

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
};

/** The rows that the URL of a list asks for. */
export function useRecordList<Kind extends ListKind>({ kind, columns, filters }: Options<Kind>) {
  const list = useListState();
  const filtered = filters.map(({ name, parse }) => {
    const text = list.filter(name);
    return [name, text === undefined ? undefined : parse(text)];
  });
  const input = {
    search: list.search || null,
    // A sort in the URL that no column has means the default order.
    sort: columns.find(({ sort }) => sort === list.sort)?.sort,
    descending: list.descending,
    ...limitAndOffset(list.page, pageSizes.admin),
    ...Object.fromEntries(filtered),
  };
  // TypeScript cannot relate `trpc[kind]` to the types of its router while `kind` is generic.
  const listForAdmin = trpc[kind].listForAdmin as unknown as ListProcedure<typeof input, Row<Kind>>;
  return { list, query: listForAdmin.useQuery(input, { placeholderData: keepPreviousData }) };
}

type ListProcedure<Input, Item> = {
  useQuery: (
    input: Input,
    options: { placeholderData: typeof keepPreviousData },
  ) => Query<{ items: Item[]; total: number; categories?: string[] }>;
};
