import { Badge } from '@mantine/core';
import { serviceHref } from '@site/schema/paths';
import { formatDay } from '../../ui/format/day.ts';
import { flagFilter } from '../list/ListFilters.tsx';
import { RecordScreen } from '../list/RecordScreen.tsx';
import { TitleCell } from '../list/TitleCell.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { useRecordScreen } from '../list/use-record-screen.ts';
import { trpc } from '../trpc.ts';
import { useMutationWithToast } from '../use-mutation-with-toast.ts';
import { ServiceForm } from './ServiceForm.tsx';

const columns: readonly RecordColumn<'service'>[] = [
  {
    title: 'Service',
    sort: 'title',
    width: 'wide',
    cell: ({ title, description, href, active }) => (
      <TitleCell title={title} text={description} {...(active && { href: serviceHref(href) })} />
    ),
  },
  {
    title: 'Status',
    cell: ({ active }) => (active ? <Badge>Active</Badge> : <Badge variant="outline">Inactive</Badge>),
  },
  { title: 'Order', sort: 'sortOrder', cell: ({ sortOrder }) => sortOrder },
  { title: 'Changed', sort: 'updatedAt', cell: ({ updatedAt }) => formatDay(updatedAt) },
];

const activeFilter = flagFilter('active', 'Status', 'Active', 'Inactive');

export function ServicesScreen() {
  const { site } = trpc.useUtils();
  const screen = useRecordScreen({
    kind: 'service',
    name: { one: 'service', many: 'services' },
    columns,
    filters: (list) => ({ active: list.flag('active') }),
    // `site.facts` lists the services for the navigation and for the warnings of the service form.
    onChanged: () => site.invalidate(),
  });
  const setActive = useMutationWithToast(
    trpc.service.setActive.useMutation(),
    'Failed to update status',
    screen.refresh,
  );
  return (
    <RecordScreen
      title="Services"
      screen={screen}
      filters={[activeFilter]}
      bulkActions={[
        { label: 'Activate', run: (ids) => setActive({ ids, active: true }) },
        { label: 'Deactivate', run: (ids) => setActive({ ids, active: false }) },
      ]}
      emptyText="Add the first one: the navigation and the services page are made from this list."
      form={(service, handlers) => <ServiceForm service={service} {...handlers} />}
    />
  );
}
