import { Checkbox, UnstyledButton } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Sorting } from '../../sorting/Sorting.tsx';
import { useSortableRow } from '../../sorting/use-sortable-row.tsx';
import classes from './RecordTable.module.css';
import compact from './RecordTableCompact.module.css';

export type Column<Row, Sort extends string = string> = {
  title: string;
  /** The sort order that a click on the column's header requests. */
  sort?: Sort;
  /** The first click on the column's header sorts in descending order. */
  descends?: true;
  /** The list is sorted by this column by default. */
  opens?: true;
  cell: (row: Row) => ReactNode;
  /** Text wraps in `wide`, which takes the free space, and in `narrow`; a column without a width does not wrap. */
  width?: 'wide' | 'narrow';
  /** The place of the cell in a compact row: that of records that can be opened, in a narrow table. */
  area?: 'name' | 'clock' | 'reason' | 'text' | 'when';
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowName: (row: Row) => string;
  rowActions: (row: Row) => ReactNode;
  order: { by: string | undefined; descending: boolean };
  onOrder: (order: { by: string; descending: boolean }) => void;
  /** The selected ids that are among the rows. */
  selected: readonly number[];
  selection: { select: (id: number) => void; deselect: (id: number) => void };
  /** Adds handles that move rows. */
  onMove?: (from: number, to: number) => void;
  /** Called on a click into a row, beside its controls. The keyboard uses a button in one of the cells. */
  onOpen?: (row: Row) => void;
  openId?: number | undefined;
  /** The heading above consecutive rows that have the same one. */
  groupOf?: (row: Row) => string;
};

const CONTROL = 'a, button, input, label, summary, textarea, select';

/** Whether a click is on the row itself, not on a control in it or part of a text selection. */
function isRowClick({ target }: MouseEvent): boolean {
  return target instanceof Element && !target.closest(CONTROL) && !getSelection()?.toString();
}

/** Sortable, selectable records; in a narrow container each row becomes a block. */
export function RecordTable<Row extends { id: number }>(props: Props<Row>) {
  const { label, columns, rows, rowName, onOpen, groupOf, onMove } = props;
  const TableRow = onMove ? MovableRow : PlainRow;
  const table = (
    <div className={classes.frame}>
      <table
        className={`${classes.table} ${compact.rows}`}
        aria-label={label}
        data-dense={onOpen !== undefined || undefined}
        data-movable={onMove !== undefined || undefined}
      >
        <thead>
          <HeaderRow {...props} />
        </thead>
        {groupRows(rows, groupOf).map(({ group, members }) => (
          <tbody key={group ? members[0].id : ''}>
            {group && (
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={columns.length + 2}>
                  {group}
                </th>
              </tr>
            )}
            {members.map((row) => (
              <TableRow key={row.id} {...props} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
  if (!onMove) return table;
  const nameOf = (index: number) => (rows[index] ? rowName(rows[index]) : '');
  return (
    <Sorting ids={rows.map(({ id }) => id)} nameOf={nameOf} onMove={onMove}>
      {table}
    </Sorting>
  );
}

function groupRows<Row>(rows: readonly Row[], groupOf: Props<Row>['groupOf']) {
  const groups: { group: string | undefined; members: [Row, ...Row[]] }[] = [];
  for (const row of rows) {
    const group = groupOf?.(row);
    const last = groups.at(-1);
    if (last && last.group === group) last.members.push(row);
    else groups.push({ group, members: [row] });
  }
  return groups;
}

type RowProps<Row> = Props<Row> & { row: Row };

function MovableRow<Row extends { id: number }>(props: RowProps<Row>) {
  const sortable = useSortableRow(props.row.id, props.rowName(props.row));
  return <PlainRow {...props} sortable={sortable} />;
}

type PlainRowProps<Row> = RowProps<Row> & { sortable?: ReturnType<typeof useSortableRow> };

function PlainRow<Row extends { id: number }>({ row, sortable, ...props }: PlainRowProps<Row>) {
  const { columns, rowName, rowActions, selected, selection, onOpen, openId } = props;
  const isSelected = selected.includes(row.id);
  return (
    <tr
      {...sortable?.row}
      data-selected={isSelected || undefined}
      data-open={openId === row.id || undefined}
      data-opens={onOpen !== undefined || undefined}
      onClick={(event) => isRowClick(event) && onOpen?.(row)}
    >
      {sortable && <td className={classes.handle}>{sortable.handle}</td>}
      <td className={classes.checkbox}>
        <Checkbox
          aria-label={`Select ${rowName(row)}`}
          checked={isSelected}
          onChange={() => (isSelected ? selection.deselect(row.id) : selection.select(row.id))}
        />
      </td>
      {columns.map(({ title, cell, width, area }) => (
        <td key={title} data-width={width} data-title={title} data-area={area} style={{ gridArea: area }}>
          <div>{cell(row)}</div>
        </td>
      ))}
      <td className={classes.actions} data-actions>
        {rowActions(row)}
      </td>
    </tr>
  );
}

function HeaderRow<Row extends { id: number }>(props: Props<Row>) {
  const { columns, rows, order, onOrder, selected, selection, onMove } = props;
  const isAllSelected = selected.length === rows.length;

  function toggleAll() {
    for (const { id } of rows) {
      if (isAllSelected) selection.deselect(id);
      else selection.select(id);
    }
  }

  return (
    <tr>
      {onMove && (
        <th scope="col" className={classes.handle}>
          <VisuallyHidden>Move</VisuallyHidden>
        </th>
      )}
      <th scope="col" className={classes.checkbox}>
        <Checkbox
          aria-label="Select all on this page"
          checked={isAllSelected}
          indeterminate={selected.length > 0 && !isAllSelected}
          onChange={toggleAll}
        />
        <VisuallyHidden>Select</VisuallyHidden>
      </th>
      {columns.map(({ title, sort, descends = false, width, area }) => (
        <th
          key={title}
          scope="col"
          style={{ gridArea: area }}
          data-width={width}
          data-sortable={sort !== undefined || undefined}
          aria-sort={sort && order.by === sort ? (order.descending ? 'descending' : 'ascending') : undefined}
        >
          {sort ? <SortButton title={title} sort={sort} descends={descends} order={order} onOrder={onOrder} /> : title}
        </th>
      ))}
      <th scope="col">
        <VisuallyHidden>Actions</VisuallyHidden>
      </th>
    </tr>
  );
}

type SortButtonProps = Pick<Props<never>, 'order' | 'onOrder'> & { title: string; sort: string; descends: boolean };

function SortButton({ title, sort, descends, order, onOrder }: SortButtonProps) {
  const isActive = order.by === sort;
  return (
    <UnstyledButton
      className={classes.sortButton}
      onClick={() => onOrder({ by: sort, descending: isActive ? !order.descending : descends })}
    >
      {title}
      <span aria-hidden>{isActive ? (order.descending ? '↓' : '↑') : ''}</span>
    </UnstyledButton>
  );
}
