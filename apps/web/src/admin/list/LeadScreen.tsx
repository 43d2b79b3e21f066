import { LeadStatusButton } from './LeadStatusButton.tsx';
import { flagFilter } from './ListFilters.tsx';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import type { ListState } from './use-list-state.ts';

type Lead = { id: number; name: string; contacted: boolean };

type SharedProps<Row> = Pick<ListScreenProps<Row>, 'title' | 'name' | 'failure' | 'list' | 'query' | 'columns'>;

type Props<Row> = SharedProps<Row> & {
  setContacted: (input: { ids: number[]; contacted: boolean }) => void;
  empty: { title: string; text: string };
};

const contactedFilter = flagFilter('contacted', 'Status', 'Contacted', 'Not contacted');

export const contactedInput = (list: ListState) => ({ contacted: list.flag(contactedFilter.name) });

/** Lists people who wrote or asked for a call, and marks them as contacted. */
export function LeadScreen<Row extends Lead>({ setContacted, empty, ...props }: Props<Row>) {
  return (
    <ListScreen
      {...props}
      filters={[contactedFilter]}
      rowName={({ name }) => name}
      rowActions={({ id, name, contacted }) => (
        <LeadStatusButton
          name={name}
          contacted={contacted}
          onToggle={() => setContacted({ ids: [id], contacted: !contacted })}
        />
      )}
      bulkActions={[
        { label: 'Mark as Contacted', run: (ids) => setContacted({ ids, contacted: true }) },
        { label: 'Mark as not contacted', run: (ids) => setContacted({ ids, contacted: false }) },
      ]}
      empty={<StatusPanel {...empty} />}
    />
  );
}
