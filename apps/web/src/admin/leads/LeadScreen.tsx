import { Button } from '@mantine/core';
import { flagFilter } from '../list/ListFilters.tsx';
import { ListScreen, type ListScreenProps } from '../list/ListScreen.tsx';
import { changeStatus } from '../run-with-toast.ts';
import { StatusPanel } from '../screen/StatusPanel.tsx';
import { trpc } from '../trpc-react.ts';

/** A lead is a contact submission or a call request. */
type LeadKind = 'contact' | 'callRequest';

type Props<Kind extends LeadKind> = Pick<ListScreenProps<Kind>, 'kind' | 'title' | 'name' | 'failure' | 'columns'> & {
  /** What to say while there are no leads. */
  empty: { title: string; text: string };
};

const contactedFilter = flagFilter('contacted', 'Status', 'Contacted', 'Not contacted');

/** Lists the leads of one kind, and marks them as contacted. */
export function LeadScreen<Kind extends LeadKind>({ empty, ...list }: Props<Kind>) {
  const router = trpc.useUtils()[list.kind];
  const mutation = trpc[list.kind].setManyContacted.useMutation();

  function setContacted(ids: number[], contacted: boolean) {
    const change = () => mutation.mutateAsync({ ids, contacted });
    void changeStatus(change, ids.length, () => router.invalidate());
  }

  return (
    <ListScreen
      {...list}
      filters={[contactedFilter]}
      rowName={({ name }) => name}
      rowActions={({ id, name, contacted }) => (
        <StatusButton name={name} contacted={contacted} onToggle={() => setContacted([id], !contacted)} />
      )}
      bulkActions={[
        { label: 'Mark as Contacted', run: (ids) => setContacted(ids, true) },
        { label: 'Mark as not contacted', run: (ids) => setContacted(ids, false) },
      ]}
      empty={<StatusPanel {...empty} />}
    />
  );
}

type StatusButtonProps = { name: string; contacted: boolean; onToggle: () => void };

/** Shows whether the lead was contacted; a click changes it in both directions. */
function StatusButton({ name, contacted, onToggle }: StatusButtonProps) {
  const label = contacted ? 'Contacted' : 'Mark as Contacted';
  return (
    <Button
      size="xs"
      // Without a frame the button needs no padding, and its text aligns with the column.
      {...(contacted ? { variant: 'outline', px: 0 } : { variant: 'default' })}
      aria-pressed={contacted}
      aria-label={`${label}: ${name}`}
      onClick={onToggle}
    >
      {label}
    </Button>
  );
}
