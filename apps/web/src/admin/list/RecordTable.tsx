import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './RecordTable.module.css';

export type Column<Row> = {
  title: string;
  /** The order that the column's head asks for. */
  sort?: string;
  cell: (row: Row) => ReactNode;
  /** Wraps: `wide` takes what room is left, `narrow` gives way to it. What has no width stays on its lines. */
  width?: 'wide' | 'narrow';
};

type Order = { by: string | undefined; descending: boolean };

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  order: Order;
  onOrder: (order: { by: string; descending: boolean }) => void;
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  actions: (row: Row) => ReactNode;
};

/** Records as the rows of a departures board; on a phone, one under the other. */
export function RecordTable<Row extends { id: number }>(props: Props<Row>) {
  const { label, columns, rows, nameOf, order, onOrder, selected, onSelect, actions } = props;
  const ids = rows.map(({ id }) => id);
  const ticked = ids.filter((id) => selected.has(id)).length;
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={classes.tick}>
              <Checkbox
                aria-label="Select all on this page"
                checked={ticked > 0 && ticked === ids.length}
                indeterminate={ticked > 0 && ticked < ids.length}
                onChange={({ currentTarget }) => onSelect(ids, currentTarget.checked)}
              />
            </th>
            {columns.map(({ title, sort, width }) => (
              <th
                key={title}
                scope="col"
                data-width={width}
                data-sortable={sort !== undefined || undefined}
                aria-sort={sort && order.by === sort ? (order.descending ? 'descending' : 'ascending') : undefined}
              >
                {sort ? <Sorter title={title} sort={sort} order={order} onOrder={onOrder} /> : title}
              </th>
            ))}
            <th scope="col">
              <span className={classes.unseen}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={selected.has(row.id) || undefined}>
              <td className={classes.tick}>
                <Checkbox
                  aria-label={`Select ${nameOf(row)}`}
                  checked={selected.has(row.id)}
                  onChange={({ currentTarget }) => onSelect([row.id], currentTarget.checked)}
                />
              </td>
              {columns.map(({ title, cell, width }) => (
                <td key={title} data-width={width} data-title={title}>
                  <div>{cell(row)}</div>
                </td>
              ))}
              <td className={classes.actions}>{actions(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type SorterProps = Pick<Props<never>, 'order' | 'onOrder'> & { title: string; sort: string };

function Sorter({ title, sort, order, onOrder }: SorterProps) {
  const isActive = order.by === sort;
  return (
    <button
      type="button"
      className={classes.sorter}
      onClick={() => onOrder({ by: sort, descending: isActive && !order.descending })}
    >
      {title}
      <span aria-hidden>{isActive ? (order.descending ? '↓' : '↑') : ''}</span>
    </button>
  );
}
