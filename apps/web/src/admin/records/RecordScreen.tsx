import { Button, Group } from '@mantine/core';
import { type RecordKind, records } from '@site/schema/record-kinds';
import type { ComponentType } from 'react';
import type { BulkAction } from '../list/BulkActions.tsx';
import { ListScreen, type ListScreenProps } from '../list/ListScreen.tsx';
import type { Row } from '../list/list-kind.ts';
import { type RecordFilter, useRecordList } from '../list/use-record-list.ts';
import { DraftList } from './drafts/DraftList.tsx';
import { MissingRecord } from './MissingRecord.tsx';
import { type OpenDraft, RecordFormLoader } from './RecordFormLoader.tsx';
import type { StoredRecord } from './record-procedures.ts';
import { useOpenRecord } from './use-open-record.ts';
import { useRecordDeletion } from './use-record-deletion.tsx';
import { useRefreshRecords } from './use-refresh-records.ts';

export type RecordFormProps<Stored> = {
  /** Undefined for a new record. */
  record: Stored | undefined;
  draft: OpenDraft;
  onSaved: () => void;
  onClose: () => void;
};

type Props<Kind extends RecordKind> = Pick<ListScreenProps<Kind>, 'kind' | 'columns' | 'listActions' | 'ordering'> & {
  filters: readonly RecordFilter<Kind>[];
  /** Change the selected records. */
  statusActions: readonly BulkAction<Row<Kind>>[];
  /** The hint while there are no records. */
  emptyText: string;
  Form: ComponentType<RecordFormProps<StoredRecord<Kind>>>;
};

/** Lists, adds, edits and deletes the records of one kind. */
export function RecordScreen<Kind extends RecordKind>({ statusActions, emptyText, Form, ...list }: Props<Kind>) {
  const { kind } = list;
  const { name, section } = records[kind];
  const rows = useRecordList(list);
  const open = useOpenRecord();
  const refresh = useRefreshRecords();
  const deletion = useRecordDeletion(kind, name);
  return (
    <>
      <ListScreen
        {...list}
        records={rows}
        title={section.title}
        name={name}
        notice={
          <>
            <MissingRecord recordName={name.one} open={open} />
            <DraftList kind={kind} isFormOpen={open.isOpen} onOpen={open.edit} />
          </>
        }
        addButton={<Button onClick={open.add}>{`Add ${name.one}`}</Button>}
        rowName={(row) => row.title}
        rowActions={({ id, title }) => (
          <Group gap={12} wrap="nowrap" display="inline-flex">
            <Button size="xs" variant="default" aria-label={`Edit ${title}`} onClick={() => open.edit(id)}>
              Edit
            </Button>
            <Button
              size="xs"
              variant="subtle"
              aria-label={`Delete ${title}`}
              onClick={() => deletion.ask([{ id, title }])}
            >
              Delete
            </Button>
          </Group>
        )}
        bulkActions={[...statusActions, { label: 'Delete', run: (_, rows) => deletion.ask(rows), isDestructive: true }]}
        empty={{ title: `No ${name.many} yet`, text: emptyText }}
      />
      <RecordFormLoader
        kind={kind}
        recordName={name.one}
        open={open}
        form={(record, draft) => (
          <Form record={record} draft={draft} onSaved={() => void refresh()} onClose={open.close} />
        )}
      />
      {deletion.dialog}
    </>
  );
}
