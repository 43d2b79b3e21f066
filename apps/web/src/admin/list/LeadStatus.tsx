import { Button } from '@mantine/core';
import { FlagFilter } from './FlagFilter.tsx';
import type { BulkAction } from './ListScreen.tsx';
import type { ChangeList, ListState } from './use-list-state.ts';

type Props = { name: string; contacted: boolean; onToggle: () => void };

/** Whether somebody has been called or written to; a click changes it, both ways. */
export function LeadStatus({ name, contacted, onToggle }: Props) {
  return (
    <Button
      size="xs"
      // Without the frame of a button it begins where its column does.
      {...(contacted ? { variant: 'outline', px: 0 } : { variant: 'default' })}
      aria-pressed={contacted}
      aria-label={`${contacted ? 'Contacted' : 'Mark as Contacted'}: ${name}`}
      onClick={onToggle}
    >
      {contacted ? 'Contacted' : 'Mark as Contacted'}
    </Button>
  );
}

/** Leads that somebody has been in touch with, the others, or all. */
export function LeadFilter({ state, onChange }: { state: ListState; onChange: ChangeList }) {
  return (
    <FlagFilter
      label="Status"
      words={['Contacted', 'Not contacted']}
      value={state.filter('contacted')}
      onChange={(contacted) => onChange({ filter: { contacted } })}
    />
  );
}

type Mark = (leads: { ids: number[]; contacted: boolean }) => void;

export const leadBulk = (mark: Mark): BulkAction[] => [
  { label: 'Mark as Contacted', run: (ids) => mark({ ids, contacted: true }) },
  { label: 'Mark as not contacted', run: (ids) => mark({ ids, contacted: false }) },
];
