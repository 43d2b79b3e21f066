import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useSelection } from '@mantine/hooks';
import { pageSizes } from '@site/schema/site';
import { TRASH_DAYS, type TrashItem, type TrashKind } from '@site/schema/trash';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { limitAndOffset } from '../../app/paging.ts';
import { formatDay } from '../../ui/format/day.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import { useRefreshLeads } from '../leads/use-refresh-leads.ts';
import { BulkActions } from '../list/BulkActions.tsx';
import { ListPagination } from '../list/ListPagination.tsx';
import { SearchField } from '../list/SearchField.tsx';
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
  const query = trpc.trash.listForAdmin.useQuery(
    { ...page, search: list.search || null },
    { placeholderData: keepPreviousData },
  );
  const actions = useTrashActions();
  const [confirming, setConfirming] = useState<'all' | TrashItem>();
  const { items = [], total } = query.data ?? {};
  const [selectedIds, selection] = useSelection({ data: items.map(({ id }) => id) });
  const selected = items.filter(({ id }) => selectedIds.includes(id));

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
      {(total !== 0 || list.search) && (
        <Group my={20}>
          <SearchField label="Search the trash" value={list.search} onSearch={(search) => list.change({ search })} />
        </Group>
      )}
      <QueryStatus query={query} loading="Loading the trash..." failure="Failed to fetch the trash" />
      {total === 0 && !list.search && <StatusPanel title="The trash is empty" text="There is nothing to bring back." />}
      {total === 0 && list.search && (
        <StatusPanel title="Nothing in the trash matches" text="The search looks for the titles of deleted records.">
          <Button variant="default" onClick={() => list.change({ search: '' })}>
            Show all
          </Button>
        </StatusPanel>
      )}
      {selected.length > 0 && (
        <BulkActions
          rows={selected}
          actions={[{ label: 'Restore', run: (_, rows) => void actions.restoreMany(rows) }]}
          onClear={selection.resetSelection}
        />
      )}
      {items.length > 0 && (
        <ItemList ruled>
          {items.map((item) => (
            <TrashedRecord
              key={item.id}
              item={item}
              isSelected={selectedIds.includes(item.id)}
              onSelect={() => selection.toggle(item.id)}
              onRestore={() => void actions.restore(item)}
              onRemove={() => setConfirming(item)}
            />
          ))}
        </ItemList>
      )}
      <ListPagination query={query} list={list} />
      {actions.conflict && (
        <ConfirmDialog
          title={`“${actions.conflict.title}” has this slug now`}
          text={`The restored post can get the slug “${actions.conflict.free}”. Its old address shows the other post.`}
          confirm={`Restore as ${actions.conflict.free}`}
          onCancel={actions.cancelConflict}
          onConfirm={() => void actions.restoreWithFreeSlug()}
        />
      )}
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

type TrashedRecordProps = {
  item: TrashItem;
  isSelected: boolean;
  onSelect: () => void;
  onRestore: () => void;
  onRemove: () => void;
};

function TrashedRecord({ item, isSelected, onSelect, onRestore, onRemove }: TrashedRecordProps) {
  const { kind, title, deletedAt } = item;
  return (
    <ListItem
      title={<Checkbox label={title} aria-label={`Select ${title}`} checked={isSelected} onChange={onSelect} />}
      details={`${kindLabels[kind]}, deleted ${formatDay(deletedAt)}`}
    >
      <Button size="xs" variant="default" aria-label={`Restore ${title}`} onClick={onRestore}>
        Restore
      </Button>
      <Button size="xs" variant="subtle" aria-label={`Delete for good: ${title}`} onClick={onRemove}>
        Delete for good
      </Button>
    </ListItem>
  );
}

/** A post whose slug another post has now. */
type Conflict = { item: TrashItem; title: string; free: string };

function useTrashActions() {
  const { trash, client } = trpc.useUtils();
  const refreshRecords = useRefreshRecords();
  const refreshLeads = useRefreshLeads();
  const refreshTrash = () => trash.invalidate();
  const refreshAll = () => Promise.all([refreshRecords(), refreshLeads()]);
  const restore = trpc.trash.restore.useMutation();
  const restoreMany = trpc.trash.restoreMany.useMutation();
  const remove = trpc.trash.remove.useMutation();
  const empty = trpc.trash.empty.useMutation();
  const [conflict, setConflict] = useState<Conflict>();

  /** Offers another slug when the slug is taken. */
  async function restoreOrAsk(item: TrashItem) {
    const { kind, recordId, title } = item;
    try {
      await restore.mutateAsync({ kind, recordId });
      showToast({ title: `${title} is back` });
    } catch (error) {
      const found = readApiError(error).status === 409 && (await client.trash.slugConflict.query({ kind, recordId }));
      if (!found) throw error;
      setConflict({ item, ...found });
    }
  }

  return {
    conflict,
    cancelConflict: () => setConflict(undefined),
    restore: (item: TrashItem) =>
      runWithToast(() => restoreOrAsk(item), { failure: `Failed to restore ${item.title}`, refresh: refreshAll }),
    restoreWithFreeSlug() {
      if (!conflict) return;
      const { item, free } = conflict;
      setConflict(undefined);
      return runWithToast(() => restore.mutateAsync({ kind: item.kind, recordId: item.recordId, slug: free }), {
        success: `${item.title} is back`,
        details: `Its slug is ${free}.`,
        failure: `Failed to restore ${item.title}`,
        refresh: refreshAll,
      });
    },
    restoreMany(items: TrashItem[]) {
      const refs = items.map(({ kind, recordId }) => ({ kind, recordId }));
      const run = async () => {
        const { restored, taken } = await restoreMany.mutateAsync({ items: refs });
        showToast({
          title: `${restored} restored`,
          ...(taken > 0 && { message: `${taken} not, because the slug is taken. Restore them one by one.` }),
        });
      };
      return runWithToast(run, { failure: 'Failed to restore', refresh: refreshAll });
    },
    remove: ({ kind, recordId, title }: TrashItem) =>
      runWithToast(() => remove.mutateAsync({ kind, recordId }), {
        success: 'Deleted for good',
        failure: `Failed to delete ${title}`,
        refresh: refreshTrash,
      }),
    empty: () =>
      runWithToast(() => empty.mutateAsync(), {
        success: 'The trash is empty',
        failure: 'Failed to empty the trash',
        refresh: refreshTrash,
      }),
  };
}
