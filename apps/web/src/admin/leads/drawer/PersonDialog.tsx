import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { leadsOf, otherAddresses, type Person } from './timeline.ts';

type Props = {
  task: 'erase' | 'export';
  person: Person;
  lead: { name: string; email: string };
  onCancel: () => void;
  onConfirm: (alsoByPhone: boolean) => void;
};

/** Asks whether the leads from other addresses with the same phone number belong to the person. */
export function PersonDialog({ task, person, lead, onCancel, onConfirm }: Props) {
  const [alsoByPhone, setAlsoByPhone] = useState(false);
  const others = otherAddresses(person, lead.email);
  const included = countLeads(person, (email) => alsoByPhone || email === lead.email);
  const isErasing = task === 'erase';
  return (
    <ConfirmDialog
      title={`${isErasing ? 'Erase' : 'Export'} ${lead.name}?`}
      text={
        isErasing
          ? `This deletes ${included} of this person for good, with their notes, mails and history, in the trash too. There is no way back from it.`
          : `The file contains ${included} of this person, with their notes, mails and history, in the trash too.`
      }
      confirm={isErasing ? 'Erase' : 'Export'}
      isHarmless={!isErasing}
      onCancel={onCancel}
      onConfirm={() => onConfirm(alsoByPhone)}
    >
      {others.length > 0 && (
        <Checkbox
          mb={20}
          label={`Include ${others.join(', ')}`}
          description="The same phone number was given with this address. Nobody has verified it."
          checked={alsoByPhone}
          onChange={({ currentTarget }) => setAlsoByPhone(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}

function countLeads(person: Person, isIncluded: (email: string) => boolean): string {
  const [contacts, calls] = [person.contacts, person.calls].map(
    (all) => all.filter(({ lead }) => isIncluded(lead.email)).length,
  ) as [number, number];
  const parts = [
    contacts > 0 && `${contacts} ${contacts === 1 ? 'contact' : 'contacts'}`,
    calls > 0 && `${calls} ${calls === 1 ? 'call' : 'calls'}`,
  ];
  return leadsOf(person).length === 0 ? 'All leads' : parts.filter(Boolean).join(' and ');
}
