import { Badge } from '@mantine/core';
import { serviceHref } from '@site/schema/paths';
import { flagFilter } from '../list/ListFilters.tsx';
import { DayOf } from '../list/table/DateTime.tsx';
import { TitleCell } from '../list/table/TitleCell.tsx';
import type { ListState } from '../list/use-list-state.ts';
import type { RecordColumn } from '../list/use-record-list.ts';
import { RecordScreen } from '../records/RecordScreen.tsx';
import { useRecordOrdering } from '../records/use-record-ordering.ts';
import { useFlagActions } from '../records/use-status-change.ts';
import { trpc } from '../trpc-react.ts';
import { ServiceForm } from './ServiceForm.tsx';

const columns: readonly RecordColumn<'service'>[] = [
  {
    title: 'Service',
    sort: 'title',
    width: 'wide',
    cell: ({ id, title, description, href, active, imageUrl }) => (
      <TitleCell
        id={id}
        title={title}
        image={imageUrl}
        text={description}
        {...(active && { page: serviceHref(href) })}
      />
    ),
  },
  {
    title: 'Status',
    cell: ({ active }) => (active ? <Badge>Active</Badge> : <Badge variant="outline">Inactive</Badge>),
  },
  { title: 'Order', sort: 'sortOrder', cell: ({ sortOrder }) => sortOrder },
  { title: 'Changed', sort: 'updatedAt', descends: true, cell: ({ updatedAt }) => <DayOf at={updatedAt} /> },
];

const activeFilter = flagFilter('active', 'Status', { unset: 'Active or not', yes: 'Active', no: 'Inactive' });

const activeFlag = {
  name: 'active',
  labels: { on: 'Activate', off: 'Deactivate' },
  done: { on: 'activated', off: 'deactivated' },
} as const;

const serviceOrder = {
  isShown: ({ sort, descending }: ListState) => sort === undefined || (sort === 'sortOrder' && !descending),
  note: 'The menu and the pages show services in this order. Move a row by its handle.',
  failure: 'Failed to save service',
};

export function ServicesScreen() {
  const { mutateAsync: setActive } = trpc.service.setManyActive.useMutation();
  const statusActions = useFlagActions(activeFlag, (ids, active) => setActive({ ids, active }));
  const { mutateAsync: store } = trpc.service.move.useMutation();
  const { mutateAsync: setSortOrders } = trpc.service.setSortOrders.useMutation();
  const ordering = useRecordOrdering({ ...serviceOrder, store, restore: ({ before }) => setSortOrders(before) });
  return (
    <RecordScreen
      kind="service"
      columns={columns}
      filters={[activeFilter]}
      statusActions={statusActions}
      ordering={ordering}
      emptyText="Add the first one: the navigation and the services page are made from this list."
      Form={ServiceForm}
    />
  );
}
