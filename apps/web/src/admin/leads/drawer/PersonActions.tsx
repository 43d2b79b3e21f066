import { Button, Group } from '@mantine/core';
import type { PersonScope } from '@site/schema/mailbox-key';
import { useState } from 'react';
import { download } from '../../download.ts';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import { useLeadActions } from '../use-lead-actions.ts';
import { useRefreshLeads } from '../use-refresh-leads.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { type LeadHistory, otherAddresses, type Person } from './timeline.ts';

type Props = {
  person: Person;
  history: LeadHistory;
  /** Called before the lead is deleted or erased. */
  onDelete: () => void;
};

/** Deletes a lead, and exports or erases all data about its person. */
export function PersonActions({ person, history: { kind, lead }, onDelete }: Props) {
  const [asked, setAsked] = useState<'erase' | 'export'>();
  const { remove } = useLeadActions(kind);
  const erasure = trpc.lead.erasePerson.useMutation();
  const { client } = trpc.useUtils();
  const refresh = useRefreshLeads();
  const ref = { kind, id: lead.id };

  function moveToTrash() {
    onDelete();
    remove([lead]);
  }

  function onExport(scope?: PersonScope) {
    setAsked(undefined);
    const save = async () => {
      const everything = await client.lead.exportPerson.query({ ...ref, ...scope });
      download(`${lead.email}.json`, 'application/json', JSON.stringify(everything, null, 2));
    };
    void runWithToast(save, { failure: 'Failed to export' });
  }

  function onErase(scope: PersonScope) {
    onDelete();
    const erase = () => erasure.mutateAsync({ ...ref, ...scope });
    void runWithToast(erase, { success: `${lead.name} is erased`, failure: 'Failed to erase', refresh });
  }

  /** An export needs confirmation only when other addresses may belong to the person. */
  const askForExport = () => (otherAddresses(person, lead.email).length > 0 ? setAsked('export') : onExport());

  return (
    <Group gap={8}>
      <Button size="xs" variant="default" onClick={moveToTrash}>
        Delete
      </Button>
      <Button size="xs" variant="default" onClick={askForExport}>
        Export this person
      </Button>
      <Button size="xs" variant="subtle" onClick={() => setAsked('erase')}>
        Erase this person
      </Button>
      {asked && (
        <PersonDialog
          task={asked}
          person={person}
          lead={lead}
          onCancel={() => setAsked(undefined)}
          onConfirm={asked === 'erase' ? onErase : onExport}
        />
      )}
    </Group>
  );
}
