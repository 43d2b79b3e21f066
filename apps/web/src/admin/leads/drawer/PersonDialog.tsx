import { Checkbox } from '@mantine/core';
import { isInScope, mailboxKey, type PersonScope } from '@site/schema/mailbox-key';
import { useState } from 'react';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { leadsOf, otherAddresses, type Person } from './timeline.ts';

type Props = {
  task: 'erase' | 'export';
  person: Person;
  lead: { name: string; email: string };
  onCancel: () => void;
  onConfirm: (scope: PersonScope) => void;
};

/** Asks whether the leads from other addresses of the mailbox or with the same phone number belong to the person. */
export function PersonDialog({ task, person, lead, onCancel, onConfirm }: Props) {
  const [scope, setScope] = useState<PersonScope>({ alsoByPhone: false, alsoAliases: false });
  const isAlias = (email: string) => mailboxKey(email) === mailboxKey(lead.email);
  const others = otherAddresses(person, lead.email);
  const choices = [
    {
      name: 'alsoAliases',
      addresses: others.filter(isAlias),
      description: 'Mails to this address reach the same mailbox.',
    },
    {
      name: 'alsoByPhone',
      addresses: others.filter((email) => !isAlias(email)),
      description: 'The same phone number was given with this address. Nobody has verified it.',
    },
  ] as const;
  const included = countLeads(person, (email) => isInScope(scope, email, lead.email));
  const isErasing = task === 'erase';
  return (
    <ConfirmDialog
      title={`${isErasing ? 'Erase' : 'Export'} ${lead.name}?`}
      text={
        isErasing
          ? `This deletes ${included} of this person for good, with their notes, mails and history, including the trash. This cannot be undone.`
          : `The file contains ${included} of this person, with their notes, mails and history, including the trash.`
      }
      confirm={isErasing ? 'Erase' : 'Export'}
      isHarmless={!isErasing}
      onCancel={onCancel}
      onConfirm={() => onConfirm(scope)}
    >
      {choices
        .filter(({ addresses }) => addresses.length > 0)
        .map(({ name, addresses, description }) => (
          <Checkbox
            key={name}
            mb={20}
            label={`Include ${addresses.join(', ')}`}
            description={description}
            checked={scope[name]}
            onChange={({ currentTarget: { checked } }) => setScope((before) => ({ ...before, [name]: checked }))}
          />
        ))}
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
