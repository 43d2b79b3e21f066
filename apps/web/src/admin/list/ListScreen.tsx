import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { describeError, showErrorToast } from '../errors.ts';
import { ListPagination } from './ListPagination.tsx';
import classes from './ListScreen.module.css';
import { type Column, RecordTable } from './RecordTable.tsx';
import { ScreenHeader } from './ScreenHeader.tsx';
import { SearchField } from './SearchField.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import type { ChangeList, ListState } from './use-list-state.ts';

type Answer<Row> = {
  data: { items: Row[]; total: number } | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

export type BulkAction = { label: string; run: (ids: number[]) => void; isDestructive?: boolean };

type Props<Row> = {
  title: string;
  /** "project" and "projects": what is counted, searched and selected. */
  words: readonly [one: string, many: string];
  /** What the owner is told when the list cannot be read. */
  failure: string;
  answer: Answer<Row>;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  state: ListState;
  onChange: ChangeList;
  /** Whether something other than the search narrows the list. */
  isFiltered: boolean;
  filters?: ReactNode;
  /** What adds a record. */
  add?: ReactNode;
  actions: (row: Row) => ReactNode;
  bulk: readonly BulkAction[];
  /** What an empty list says to do next. */
  empty: ReactNode;
};

/** A list of the administration, in every state it can be in. */
export function ListScreen<Row extends { id: number }>(props: Props<Row>) {
  const { title, words, failure, answer, state, onChange, isFiltered, filters, add, bulk, empty } = props;
  const { data, error, isFetching, refetch } = answer;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const rows = data?.items ?? [];
  const total = data?.total ?? 0;
  const chosen = rows.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  useEffect(() => {
    if (error) showErrorToast(error, failure);
  }, [error, failure]);

  function select(ids: readonly number[], isSelected: boolean) {
    const next = new Set(selected);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setSelected(next);
  }

  return (
    <>
      <ScreenHeader title={title}>{add}</ScreenHeader>
      <div className={classes.tools}>
        <SearchField label={`Search ${words[1]}`} value={state.search} onSearch={(search) => onChange({ search })} />
        {filters}
        <p role="status" className={classes.count}>
          {data ? countText(total, words) : isFetching ? `Loading ${words[1]}...` : ''}
        </p>
      </div>
      {chosen.length > 0 && (
        <fieldset className={classes.bulk} aria-label={`With ${chosen.length} selected`}>
          <span>{`${chosen.length} selected`}</span>
          {bulk.map(({ label, run, isDestructive }) => (
            <Button key={label} size="xs" variant={isDestructive ? 'outline' : 'default'} onClick={() => run(chosen)}>
              {label}
            </Button>
          ))}
          <Button size="xs" variant="subtle" onClick={() => setSelected(new Set())}>
            Clear
          </Button>
        </fieldset>
      )}
      {error && !data ? (
        <StatusPanel title={failure} text={describeError(error)} alert>
          <Button onClick={() => void refetch()}>Try again</Button>
        </StatusPanel>
      ) : null}
      {data && total === 0 && (state.search || isFiltered) ? (
        <StatusPanel title={`No ${words[1]} match`} text="Search for something else, or take the filters off.">
          <Button variant="default" onClick={() => onChange({ search: '', filter: clearOf(state) })}>
            Show all
          </Button>
        </StatusPanel>
      ) : null}
      {data && total === 0 && !state.search && !isFiltered ? empty : null}
      {rows.length > 0 && (
        <RecordTable
          {...props}
          label={title}
          rows={rows}
          order={{ by: state.sort, descending: state.descending }}
          onOrder={(sort) => onChange({ sort })}
          selected={selected}
          onSelect={select}
        />
      )}
      <ListPagination answer={answer} page={state.page} onChange={onChange} />
    </>
  );
}

function clearOf(state: ListState): Record<string, undefined> {
  const names = ['featured', 'category', 'active', 'state', 'contacted'];
  return Object.fromEntries(names.filter((name) => state.filter(name)).map((name) => [name, undefined]));
}

const count = new Intl.NumberFormat('en-US');

function countText(total: number, [one, many]: readonly [string, string]): string {
  return `${count.format(total)} ${total === 1 ? one : many}`;
}
