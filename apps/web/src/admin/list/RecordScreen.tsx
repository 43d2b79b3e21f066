import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { RecordFormLoader } from '../form/RecordFormLoader.tsx';
import type { BulkAction } from './BulkActions.tsx';
import type { ListFilter } from './ListFilters.tsx';
import { ListScreen } from './ListScreen.tsx';
import { RowActions } from './RowActions.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import type { RecordScreenState } from './use-record-screen.ts';

type Handlers = { onSaved: () => void; onClose: () => void };

type Props<Row, Stored> = {
  title: string;
  screen: RecordScreenState<Row, Stored>;
  filters: readonly ListFilter[];
  /** Besides deleting. */
  bulkActions: readonly BulkAction[];
  /** What to do first while there are no records. */
  emptyText: string;
  /** The form of one record, or of a new one. */
  form: (record: Stored | undefined, handlers: Handlers) => ReactNode;
};

/** Lists, adds, edits and deletes the records of one kind. */
export function RecordScreen<Row extends { id: number; title: string }, Stored>(props: Props<Row, Stored>) {
  const { title, screen, filters, bulkActions, emptyText, form } = props;
  const { name, columns, list, query, open, stored, deletion, refresh } = screen;
  const addButton = <Button onClick={open.add}>{`Add ${name.one}`}</Button>;
  return (
    <>
      <ListScreen
        title={title}
        name={name}
        failure={`Failed to fetch ${name.many}`}
        list={list}
        query={query}
        columns={columns}
        filters={filters}
        addButton={addButton}
        rowName={(row) => row.title}
        rowActions={(row) => (
          <RowActions name={row.title} onEdit={() => open.edit(row.id)} onDelete={() => deletion.ask([row.id])} />
        )}
        bulkActions={[...bulkActions, { label: 'Delete', run: deletion.ask, isDestructive: true }]}
        empty={
          <StatusPanel title={`No ${name.many} yet`} text={emptyText}>
            {addButton}
          </StatusPanel>
        }
      />
      <RecordFormLoader
        recordName={name.one}
        open={open}
        query={stored}
        form={(record) => form(record, { onSaved: () => void refresh(), onClose: open.close })}
      />
      {deletion.dialog}
    </>
  );
}
