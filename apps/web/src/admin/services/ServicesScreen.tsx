import { Badge, Button } from '@mantine/core';
import { serviceHref } from '@site/schema/paths';
import type { Service } from '@site/schema/service';
import { keepPreviousData } from '@tanstack/react-query';
import { formatDay } from '../../ui/format/day.ts';
import { RecordFormLoader } from '../form/RecordFormLoader.tsx';
import { FlagFilter } from '../list/FlagFilter.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { RowActions } from '../list/RowActions.tsx';
import { StatusPanel } from '../list/StatusPanel.tsx';
import { TitleCell } from '../list/TitleCell.tsx';
import { flagFilter, listInput, useListState } from '../list/use-list-state.ts';
import { useMutationWithToast } from '../list/use-mutation-with-toast.ts';
import { alwaysFetch, useOpenRecord } from '../list/use-open-record.ts';
import { useRecordDeletion } from '../list/use-record-deletion.tsx';
import { trpc } from '../trpc.ts';
import { ServiceForm } from './ServiceForm.tsx';

const sorts = ['title', 'sortOrder', 'updatedAt'] as const;

export function ServicesScreen() {
  const [state, change] = useListState();
  const utils = trpc.useUtils();
  const answer = trpc.service.manage.useQuery(
    { ...listInput(state, sorts), active: flagFilter(state, 'active') },
    { placeholderData: keepPreviousData },
  );
  const refresh = () => Promise.all([utils.service.invalidate(), utils.site.invalidate()]);
  const open = useOpenRecord();
  const stored = trpc.service.forEditing.useQuery({ id: open.id ?? 0 }, alwaysFetch(open.id));
  const removeMany = trpc.service.removeMany.useMutation();
  const setActive = useMutationWithToast(trpc.service.setActive.useMutation(), 'Failed to update status', refresh);
  const removal = useRecordDeletion({
    kind: 'service',
    word: 'service',
    many: 'services',
    remove: (ids) => removeMany.mutateAsync({ ids }),
    onChanged: refresh,
  });

  return (
    <>
      <ListScreen<Service>
        title="Services"
        words={['service', 'services']}
        failure="Failed to fetch services"
        answer={answer}
        state={state}
        onChange={change}
        isFiltered={state.filter('active') !== undefined}
        nameOf={({ title }) => title}
        add={<Button onClick={open.add}>Add service</Button>}
        filters={
          <FlagFilter
            label="Status"
            words={['Active', 'Inactive']}
            value={state.filter('active')}
            onChange={(active) => change({ filter: { active } })}
          />
        }
        columns={[
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
        ]}
        actions={({ id, title }) => (
          <RowActions name={title} onEdit={() => open.edit(id)} onDelete={() => removal.ask([id])} />
        )}
        bulk={[
          { label: 'Activate', run: (ids) => setActive({ ids, active: true }) },
          { label: 'Deactivate', run: (ids) => setActive({ ids, active: false }) },
          { label: 'Delete', run: removal.ask, isDestructive: true },
        ]}
        empty={
          <StatusPanel
            title="No services yet"
            text="Add the first one: the navigation and the services page are made from this list."
          >
            <Button onClick={open.add}>Add service</Button>
          </StatusPanel>
        }
      />
      <RecordFormLoader
        word="service"
        open={open}
        answer={stored}
        form={(service) => <ServiceForm service={service} onSaved={() => void refresh()} onClose={open.close} />}
      />
      {removal.dialog}
    </>
  );
}
