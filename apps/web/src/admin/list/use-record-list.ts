import { pageSizes } from '@site/schema/site';
import { keepPreviousData } from '@tanstack/react-query';
import { limitAndOffset } from '../../app/paging.ts';
import { type ListResult, listQueries, type QueryOptions } from '../records/record-procedures.ts';
import type { ListFilter } from './ListFilters.tsx';
import type { ListInput, ListKind, Row } from './list-kind.ts';
import type { Column } from './table/RecordTable.tsx';
import { type ListState, useListState } from './use-list-state.ts';

export type RecordColumn<Kind extends ListKind> = Column<Row<Kind>, NonNullable<ListInput<Kind>['sort']>>;
export type RecordFilter<Kind extends ListKind> = ListFilter<
  Exclude<keyof ListInput<Kind> & string, 'search' | 'sort' | 'descending' | 'limit' | 'offset'>
>;

export type RecordListOptions<Kind extends ListKind> = {
  kind: Kind;
  columns: readonly Pick<RecordColumn<Kind>, 'sort' | 'descends' | 'opens'>[];
  filters: readonly ListFilter[];
};

export type RecordList<Kind extends ListKind> = {
  list: ListState;
  order: { by: string | undefined; descending: boolean };
  /** The parameters of the list, without the page. */
  selection: object;
  input: object;
  query: ListResult<Row<Kind>>;
  rows: Row<Kind>[];
  /** The new records of a polled list, which are shown on request. */
  newRecords?: { count: number; show: () => void };
};

/** The rows that the URL of a list selects. */
export function useRecordList<Kind extends ListKind>(
  { kind, columns, filters }: RecordListOptions<Kind>,
  options: QueryOptions = {},
): RecordList<Kind> {
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
  const query = listQueries[kind].listForAdmin.useQuery(input, { placeholderData: keepPreviousData, ...options });
  const first = columns.find(({ opens }) => opens);
  const order =
    selection.sort === undefined
      ? { by: first?.sort, descending: first?.descends ?? false }
      : { by: selection.sort, descending: list.descending };
  return { list, order, selection, input, query, rows: query.data?.items ?? [] };
}
