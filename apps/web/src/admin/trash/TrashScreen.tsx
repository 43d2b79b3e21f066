import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useSelection } from '@mantine/hooks';
import { records } from '@site/schema/record-kinds';
import { pageSizes } from '@site/schema/site';
import { TRASH_DAYS, type TrashKind } from '@site/schema/trash';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { limitAndOffset } from '../../app/paging.ts';
import { useDates } from '../../app/use-dates.ts';
import type { Dates } from '../../ui/format/day.ts';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import { BulkActions } from '../list/BulkActions.tsx';
import { countText } from '../list/count-text.ts';
import { ListPagination } from '../list/ListPagination.tsx';
import listClasses from '../list/ListScreen.module.css';
import { SearchField } from '../list/SearchField.tsx';
import { type ListState, useListState } from '../list/use-list-state.ts';
import { ItemList, ListItem } from '../screen/ItemList.tsx';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { StatusPanel } from '../screen/StatusPanel.tsx';
import { type Outputs, trpc } from '../trpc-react.ts';
import { type AddressConflict, nameOfAddress, useTrashActions } from './use-trash-actions.ts';

/** The records that are about to be deleted permanently. */
type Subject = 'all' | TrashItem[];
type TrashItem = Outputs['trash']['listForAdmin']['items'][number];

/** Restores deleted records, or deletes them permanently. */
export function TrashScreen() {
  const list = useListState();
  const page = limitAndOffset(list.page, pageSizes.admin);
  const query = trpc.trash.listForAdmin.useQuery(
    { ...page, search: list.search || null },
    { placeholderData: keepPreviousData },
  );
  const actions = useTrashActions();
  const [confirming, setConfirming] = useState<Subject>();
  const { items = [], total } = query.data ?? {};
  const [selectedIds, selection] = useSelection({ data: items.map(({ id }) => id) });
  const selected = items.filter(({ id }) => selectedIds.includes(id));

  function confirm(subject: Subject) {
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
      {(total !== 0 || list.search) && <Search list={list} total={total} />}
      <QueryStatus query={query} loading="Loading the trash..." failure="Failed to fetch the trash" />
      {total === 0 && <NothingInTrash isSearch={list.search !== ''} onShowAll={() => list.change({ search: '' })} />}
      {items.length > 1 && (
        <SelectAll
          selected={selected.length}
          total={items.length}
          onSelect={(isSelected) => selection.setSelection(isSelected ? items.map(({ id }) => id) : [])}
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
              onRemove={() => setConfirming([item])}
            />
          ))}
        </ItemList>
      )}
      <ListPagination query={query} list={list} />
      {selected.length > 0 && (
        <BulkActions
          rows={selected}
          actions={[
            { label: 'Restore', run: (_, rows) => void actions.restoreMany(rows) },
            { label: 'Delete for good', run: (_, rows) => setConfirming(rows), isDestructive: true },
          ]}
          onClear={selection.resetSelection}
        />
      )}
      {actions.conflict && (
        <AddressQuestion
          conflict={actions.conflict}
          onCancel={actions.cancelConflict}
          onConfirm={actions.restoreWithFreeAddress}
        />
      )}
      {confirming && (
        <Confirmation subject={confirming} onCancel={() => setConfirming(undefined)} onConfirm={confirm} />
      )}
    </>
  );
}

type SearchProps = { list: ListState; total: number | undefined };

/** The search, and the number of records that it finds. */
const Search = ({ list, total }: SearchProps) => (
  <Group my={20}>
    <SearchField label="Search the trash" value={list.search} onSearch={(search) => list.change({ search })} />
    {total !== undefined && (
      <p role="status" className={listClasses.count}>
        {countText(total, { one: 'record', many: 'records' })}
      </p>
    )}
  </Group>
);

type SelectAllProps = { selected: number; total: number; onSelect: (isSelected: boolean) => void };

const SelectAll = ({ selected, total, onSelect }: SelectAllProps) => (
  <Checkbox
    mb={16}
    ml={12}
    label="Select all on this page"
    checked={selected === total}
    indeterminate={selected > 0 && selected < total}
    onChange={() => onSelect(selected < total)}
  />
);

type ConfirmationProps = { subject: Subject; onCancel: () => void; onConfirm: (subject: Subject) => void };

const Confirmation = ({ subject, onCancel, onConfirm }: ConfirmationProps) => (
  <ConfirmDialog
    title={questionOf(subject)}
    {...(subject !== 'all' && subject.length > 1 && { subjects: subject.map(({ title }) => title) })}
    text={
      subject === 'all'
        ? 'Everything in the trash is deleted, also what a search does not show. This cannot be undone.'
        : 'This cannot be undone.'
    }
    confirm={subject === 'all' ? 'Empty the trash' : 'Delete for good'}
    onCancel={onCancel}
    onConfirm={() => onConfirm(subject)}
  />
);

function questionOf(subject: Subject): string {
  if (subject === 'all') return 'Empty the trash?';
  const [first, ...others] = subject;
  return others.length === 0 ? `Delete “${first?.title}” for good?` : `Delete these ${subject.length} for good?`;
}

const kinds: Record<TrashKind, { label: string }> = {
  ...records,
  media: { label: 'File' },
  contact: { label: 'Contact' },
  call: { label: 'Call' },
  draft: { label: 'Draft' },
};

type TrashedRecordProps = {
  item: TrashItem;
  isSelected: boolean;
  onSelect: () => void;
  onRestore: () => void;
  onRemove: () => void;
};

function TrashedRecord({ item, isSelected, onSelect, onRestore, onRemove }: TrashedRecordProps) {
  const dates = useDates();
  const { kind, title, deletedAt, lead } = item;
  return (
    <ListItem
      title={
        <Checkbox
          label={title}
          description={[
            `${kinds[kind].label}, deleted ${dates.formatDay(deletedAt)}`,
            lead && describeLead(dates, lead),
          ]
            .filter(Boolean)
            .join('. ')}
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={onSelect}
        />
      }
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

const EXCERPT_LENGTH = 80;

/** Distinguishes leads with the same name. */
function describeLead(
  { formatAppointment }: Dates,
  { email, message, preferredDate, preferredTime }: NonNullable<TrashItem['lead']>,
): string {
  const appointment = preferredDate && preferredTime && formatAppointment(preferredDate, preferredTime);
  const excerpt = message && (message.length > EXCERPT_LENGTH ? `${message.slice(0, EXCERPT_LENGTH)}…` : message);
  return [email, appointment, excerpt].filter(Boolean).join('. ');
}

type NothingProps = { isSearch: boolean; onShowAll: () => void };

function NothingInTrash({ isSearch, onShowAll }: NothingProps) {
  if (!isSearch) return <StatusPanel title="The trash is empty" text="There is nothing to bring back." />;
  return (
    <StatusPanel
      title="Nothing in the trash matches"
      text="The search looks for titles, and for the address and the message of leads."
    >
      <Button variant="default" onClick={onShowAll}>
        Show all
      </Button>
    </StatusPanel>
  );
}

type AddressQuestionProps = { conflict: AddressConflict; onCancel: () => void; onConfirm: () => void };

/** Suggests another slug or path for a record whose own is taken. */
function AddressQuestion({ conflict: { item, title, free }, onCancel, onConfirm }: AddressQuestionProps) {
  const address = nameOfAddress(item);
  return (
    <ConfirmDialog
      title={`“${title}” has this ${address} now`}
      text={`The restored ${item.kind === 'service' ? 'service' : 'post'} can get the ${address} “${free}”. Its old address shows the other one.`}
      confirm="Restore"
      isHarmless
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
