import { Button, Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { closeErrorToast } from '../../ui/toast/toasts.ts';
import { describeError, isUnauthorized, showErrorToast } from '../error-messages.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { StatusPanel } from '../screen/StatusPanel.tsx';
import { type BulkAction, BulkActions } from './BulkActions.tsx';
import { countText } from './count-text.ts';
import { type ListFilter, ListFilters } from './ListFilters.tsx';
import { ListPagination } from './ListPagination.tsx';
import classes from './ListScreen.module.css';
import type { ListKind, Row } from './list-kind.ts';
import { SearchField } from './SearchField.tsx';
import { RecordTable } from './table/RecordTable.tsx';
import type { ListState } from './use-list-state.ts';
import type { RecordColumn, RecordList } from './use-record-list.ts';
import { type Ordering, useRowOrder } from './use-row-order.ts';
import { useRowSelection } from './use-row-selection.ts';

/** The names of the records in sentences: "project" and "projects". */
export type RecordName = { one: string; many: string };

export type ListScreenProps<Kind extends ListKind> = {
  kind: Kind;
  records: RecordList<Kind>;
  title: string;
  name: RecordName;
  /** The message when the list cannot be read. */
  failure?: string;
  columns: readonly RecordColumn<Kind>[];
  filters: readonly ListFilter[];
  rowName: (row: Row<Kind>) => string;
  /** Adds a record. Beside the title in every state: a button that moved would miss a click. */
  addButton?: ReactNode;
  /** Beside the title: actions on the whole searched, sorted and filtered list. */
  listActions?: (selection: object, isEmpty: boolean) => ReactNode;
  onOpen?: (row: Row<Kind>) => void;
  openId?: number | undefined;
  /** The heading above consecutive rows that have the same one. */
  groupOf?: ((row: Row<Kind>) => string) | undefined;
  /** Lets the administrator move rows while the list is in the manual order. */
  ordering?: Ordering<Row<Kind>>;
  rowActions: (row: Row<Kind>) => ReactNode;
  bulkActions: readonly BulkAction<Row<Kind>>[];
  /** The message for a list without records. */
  empty: { title: string; text: string };
  /** The message when no record matches the search and the filters. */
  noMatch?: { title: string; text: string };
  /** Above the rows. */
  notice?: ReactNode;
  /** Beside the rows, or above them where there is no room. */
  aside?: ReactNode;
};

/** A list with search, filters, selection and pages; loading, empty and failed. */
export function ListScreen<Kind extends ListKind>(props: ListScreenProps<Kind>) {
  const { kind, title, name, columns, rowName, filters, addButton, rowActions, bulkActions } = props;
  const { failure = `Failed to fetch ${name.many}`, noMatch = noMatchOf(name) } = props;
  const { list, order, selection: listSelection, query, newRecords } = props.records;
  const { data, error, isFetching, refetch } = query;
  // While another list is loading, the rows of the previous one stay, in its order.
  const isOrder = props.ordering?.isShown(list) ?? false;
  const [areRowsInOrder, setRowsInOrder] = useState(isOrder);
  if (!query.isPlaceholderData && areRowsInOrder !== isOrder) setRowsInOrder(isOrder);
  const ordering = areRowsInOrder ? props.ordering : undefined;
  const { rows, onMove } = useRowOrder(props.records.rows, ordering);
  const { onPage, selection, bulk } = useRowSelection({
    kind,
    rows,
    query: listSelection,
    total: data?.total ?? 0,
    name,
  });
  const hasNone = data?.total === 0 && rows.length === 0;
  const isNarrowed = list.search !== '' || filters.some((filter) => list.filter(filter.name) !== undefined);
  const isEmpty = hasNone && !isNarrowed;

  // A background refetch reports repeated failures only once.
  useFailureToast(newRecords && data ? query.isError && !isUnauthorized(error) : error, failure);

  return (
    <>
      <ScreenHeader title={title}>
        <Group gap="10px 18px">
          {addButton}
          {props.listActions?.(listSelection, isEmpty)}
        </Group>
      </ScreenHeader>
      <Group gap={12} my={20}>
        <SearchField label={`Search ${name.many}`} value={list.search} onSearch={(search) => list.change({ search })} />
        <ListFilters filters={filters} list={list} page={data} />
        <p role="status" className={classes.count}>
          {data ? countText(data.total, name) : isFetching ? `Loading ${name.many}...` : ''}
        </p>
      </Group>
      {props.notice}
      <div className={props.aside ? classes.columns : undefined}>
        <div>
          {newRecords && (
            <NewRecords count={list.page === 1 ? newRecords.count : 0} name={name} onShow={newRecords.show} />
          )}
          {error && !data ? (
            <StatusPanel title={failure} text={describeError(error)} alert>
              <Button onClick={() => void refetch()}>Try again</Button>
            </StatusPanel>
          ) : null}
          {hasNone && isNarrowed && <StatusPanel {...noMatch}>{showAllButton(list, filters)}</StatusPanel>}
          {isEmpty && <StatusPanel {...props.empty} />}
          {ordering && rows.length > 1 && <p className={classes.note}>{ordering.note}</p>}
          {rows.length > 0 && (
            <RecordTable
              label={title}
              columns={columns}
              rows={rows}
              rowName={rowName}
              rowActions={rowActions}
              order={ordering && list.sort === undefined ? noOrder : order}
              onOrder={(sort) => list.change({ sort })}
              selected={onPage}
              selection={selection}
              {...(onMove && { onMove })}
              {...(props.onOpen && { onOpen: props.onOpen })}
              openId={props.openId}
              {...(props.groupOf && list.sort === undefined && { groupOf: props.groupOf })}
            />
          )}
          <ListPagination query={query} list={list} />
          {bulk.rows.length > 0 && <BulkActions actions={bulkActions} {...bulk} />}
        </div>
        {props.aside}
      </div>
    </>
  );
}

/** The manual order is not the order of a column. */
const noOrder = { by: undefined, descending: false };

function showAllButton(list: ListState, filters: readonly ListFilter[]) {
  const noFilter = Object.fromEntries(filters.map(({ name }) => [name, undefined]));
  return (
    <Button variant="default" onClick={() => list.change({ search: '', filter: noFilter })}>
      Show all
    </Button>
  );
}

/** Shows a load error, or the last one while the list is refetched. */
function useFailureToast(reported: unknown, failure: string) {
  const wasReported = useRef(false);
  useEffect(() => {
    if (reported) showErrorToast(reported === true ? undefined : reported, failure, { yieldsToErrors: true });
    else if (wasReported.current) closeErrorToast();
    wasReported.current = Boolean(reported);
  }, [reported, failure]);
}

const noMatchOf = ({ many }: RecordName) => ({
  title: `No ${many} match`,
  text: 'Search for something else, or remove the filters.',
});

type NewRecordsProps = { count: number; name: RecordName; onShow: () => void };

/** Announces new records above the rows, which do not move. */
function NewRecords({ count, name, onShow }: NewRecordsProps) {
  return (
    <div className={classes.newRecords} aria-live="polite">
      {count > 0 && (
        <Button size="xs" onClick={onShow}>
          {`${countText(count, { one: `new ${name.one}`, many: `new ${name.many}` })}: show`}
        </Button>
      )}
    </div>
  );
}
