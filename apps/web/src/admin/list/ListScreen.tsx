import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { describeError, showErrorToast } from '../errors.ts';
import { type BulkAction, BulkActions } from './BulkActions.tsx';
import { type ListFilter, ListFilters } from './ListFilters.tsx';
import { ListPagination } from './ListPagination.tsx';
import classes from './ListScreen.module.css';
import { type Column, RecordTable } from './RecordTable.tsx';
import { ScreenHeader } from './ScreenHeader.tsx';
import { SearchField } from './SearchField.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import type { ListState } from './use-list-state.ts';
import type { Query } from './use-record-list.ts';

/** What the records of a list are called in sentences: "project" and "projects". */
export type RecordName = { one: string; many: string };

export type ListScreenProps<Row> = {
  title: string;
  name: RecordName;
  /** The message when the list cannot be read. */
  failure: string;
  list: ListState;
  query: Query<{ items: Row[]; total: number }>;
  columns: readonly Column<Row>[];
  rowName: (row: Row) => string;
  filters: readonly ListFilter[];
  /** Beside the title. */
  addButton?: ReactNode;
  rowActions: (row: Row) => ReactNode;
  bulkActions: readonly BulkAction[];
  /** In place of a list without records. */
  empty: ReactNode;
};

/** A list with search, filters, selection and pages; loading, empty and failed. */
export function ListScreen<Row extends { id: number }>(props: ListScreenProps<Row>) {
  const { title, name, failure, list, query, columns, rowName, filters, addButton, rowActions, bulkActions } = props;
  const { data, error, isFetching, refetch } = query;
  const rows = data?.items ?? [];
  const { selected, select, clear } = useSelection();
  const selectedIds = rows.map(({ id }) => id).filter((id) => selected.has(id));
  const isNarrowed = list.search !== '' || filters.some((filter) => list.filter(filter.name) !== undefined);

  useEffect(() => {
    if (error) showErrorToast(error, failure);
  }, [error, failure]);

  function showAll() {
    list.change({ search: '', filter: Object.fromEntries(filters.map((filter) => [filter.name, undefined])) });
  }

  return (
    <>
      <ScreenHeader title={title}>{addButton}</ScreenHeader>
      <div className={classes.tools}>
        <SearchField label={`Search ${name.many}`} value={list.search} onSearch={(search) => list.change({ search })} />
        <ListFilters filters={filters} list={list} />
        <p role="status" className={classes.count}>
          {data ? countText(data.total, name) : isFetching ? `Loading ${name.many}...` : ''}
        </p>
      </div>
      {selectedIds.length > 0 && <BulkActions actions={bulkActions} ids={selectedIds} onClear={clear} />}
      {error && !data ? (
        <StatusPanel title={failure} text={describeError(error)} alert>
          <Button onClick={() => void refetch()}>Try again</Button>
        </StatusPanel>
      ) : null}
      {data?.total === 0 && isNarrowed && (
        <StatusPanel title={`No ${name.many} match`} text="Search for something else, or take the filters off.">
          <Button variant="default" onClick={showAll}>
            Show all
          </Button>
        </StatusPanel>
      )}
      {data?.total === 0 && !isNarrowed && props.empty}
      {rows.length > 0 && (
        <RecordTable
          label={title}
          columns={columns}
          rows={rows}
          rowName={rowName}
          rowActions={rowActions}
          order={{ by: list.sort, descending: list.descending }}
          onOrder={(sort) => list.change({ sort })}
          selected={selected}
          onSelect={select}
        />
      )}
      <ListPagination query={query} list={list} />
    </>
  );
}

function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());

  function select(ids: readonly number[], isSelected: boolean) {
    const next = new Set(selected);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setSelected(next);
  }

  return { selected, select, clear: () => setSelected(new Set()) };
}

const number = new Intl.NumberFormat('en-US');

const countText = (total: number, { one, many }: RecordName) => `${number.format(total)} ${total === 1 ? one : many}`;
