import { Button, Text } from '@mantine/core';
import { pageSizes } from '@site/schema/site';
import { TRASH_DAYS, type TrashItem, type TrashKind } from '@site/schema/trash';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { limitAndOffset } from '../../app/paging.ts';
import { formatDay } from '../../ui/format/day.ts';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import { ListPagination } from '../list/ListPagination.tsx';
import { useListState } from '../list/use-list-state.ts';
import { useRefreshRecords } from '../records/use-refresh-records.ts';
import { runWithToast } from '../run-with-toast.ts';
import { ItemList, ListItem } from '../screen/ItemList.tsx';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { StatusPanel } from '../screen/StatusPanel.tsx';
import { trpc } from '../trpc-react.ts';

/** Restores deleted records, or deletes them permanently. */
export function TrashScreen() {
  const list = useListState();
  const page = limitAndOffset(list.page, pageSizes.admin);
  const query = trpc.trash.listForAdmin.useQuery(page, { placeholderData: keepPreviousData });
  const actions = useTrashActions();
  const [confirming, setConfirming] = useState<'all' | TrashItem>();
  const { items = [], total } = query.data ?? {};

  function confirm(subject: 'all' | TrashItem) {
    setConfirming(undefined);
    void (subject === 'all' ? actions.empty() : actions.remove(subject));
  }

  return (
    <>
      <ScreenHeader title="Trash">
        {items.length > 0 && (
          <Button variant="default" onClick={() => setConfirming('all')}>
            Empty the trash
          </Button>
        )}
      </ScreenHeader>
      <Text inherit c="dimmed" mt={12} mb={24}>
        {`What is deleted stays here for ${TRASH_DAYS} days and can be brought back.`}
      </Text>
      <QueryStatus query={query} loading="Loading the trash..." failure="Failed to fetch the trash" />
      {total === 0 && <StatusPanel title="The trash is empty" text="There is nothing to bring back." />}
      {items.length > 0 && (
        <ItemList ruled>
          {items.map((item) => (
            <TrashedRecord
              key={item.id}
              item={item}
              onRestore={() => void actions.restore(item)}
              onRemove={() => setConfirming(item)}
            />
          ))}
        </ItemList>
      )}
      <ListPagination query={query} list={list} />
      {confirming && (
        <ConfirmDialog
          title={confirming === 'all' ? 'Empty the trash?' : `Delete “${confirming.title}” for good?`}
          text="There is no way back from this."
          confirm={confirming === 'all' ? 'Empty the trash' : 'Delete for good'}
          onCancel={() => setConfirming(undefined)}
          onConfirm={() => confirm(confirming)}
        />
      )}
    </>
  );
}

const kindLabels: Record<TrashKind, string> = {
  media: 'File',
  project: 'Project',
  caseStudy: 'Case study',
  service: 'Service',
  post: 'Blog post',
  contact: 'Contact',
  call: 'Call',
};

type TrashedRecordProps = { item: TrashItem; onRestore: () => void; onRemove: () => void };

function TrashedRecord({ item: { kind, title, deletedAt }, onRestore, onRemove }: TrashedRecordProps) {
  return (
    <ListItem title={title} details={`${kindLabels[kind]}, deleted ${formatDay(deletedAt)}`}>
      <Button size="xs" variant="default" aria-label={`Restore ${title}`} onClick={onRestore}>
        Restore
      </Button>
      <Button size="xs" variant="subtle" aria-label={`Delete for good: ${title}`} onClick={onRemove}>
        Delete for good
      </Button>
    </ListItem>
  );
}

function useTrashActions() {
  const { trash } = trpc.useUtils();
  const refreshRecords = useRefreshRecords();
  const refreshTrash = () => trash.invalidate();
  const restore = trpc.trash.restore.useMutation();
  const remove = trpc.trash.remove.useMutation();
  const empty = trpc.trash.empty.useMutation();
  return {
    restore: ({ kind, recordId, title }: TrashItem) =>
      runWithToast(() => restore.mutateAsync({ kind, recordId }), {
        success: `${title} is back`,
        refresh: refreshRecords,
      }),
    remove: ({ kind, recordId }: TrashItem) =>
      runWithToast(() => remove.mutateAsync({ kind, recordId }), {
        success: 'Deleted for good',
        refresh: refreshTrash,
      }),
    empty: () => runWithToast(() => empty.mutateAsync(), { success: 'The trash is empty', refresh: refreshTrash }),
  };
}
