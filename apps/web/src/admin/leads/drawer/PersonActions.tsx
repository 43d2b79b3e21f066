import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../download.ts';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import { useLeadActions } from '../use-lead-actions.ts';
import { useRefreshLeads } from '../use-refresh-leads.ts';
import { type LeadHistory, leadsOf, type Person } from './timeline.ts';

type Props = { person: Person; history: LeadHistory; onClose: () => void };

/** Deletes a lead, and exports or erases all that is stored about its person. */
export function PersonActions({ person, history: { kind, lead }, onClose }: Props) {
  const [isErasing, setErasing] = useState(false);
  const { remove, setStage, block } = useLeadActions(kind);
  const erasure = trpc.lead.erasePerson.useMutation();
  const { client } = trpc.useUtils();
  const refresh = useRefreshLeads();
  const ref = { kind, id: lead.id };

  function onDelete() {
    onClose();
    remove([lead]);
  }

  function onExport() {
    const save = async () => {
      const everything = await client.lead.exportPerson.query(ref);
      download(`${lead.email}.json`, 'application/json', JSON.stringify(everything, null, 2));
    };
    void runWithToast(save, { failure: 'Failed to export', refresh: async () => {} });
  }

  function onErase() {
    onClose();
    const erase = () => erasure.mutateAsync(ref);
    void runWithToast(erase, { success: `${lead.name} is erased`, failure: 'Failed to erase', refresh });
  }

  return (
    <Group gap={8}>
      {lead.stage === 'spam' && (
        <>
          <Button size="xs" onClick={() => setStage([lead], 'new')}>
            Release
          </Button>
          <Button size="xs" variant="default" onClick={() => block(lead)}>
            Block the sender
          </Button>
        </>
      )}
      <Button size="xs" variant="default" onClick={onDelete}>
        Delete
      </Button>
      <Button size="xs" variant="default" onClick={onExport}>
        Export this person
      </Button>
      <Button size="xs" variant="subtle" onClick={() => setErasing(true)}>
        Erase this person
      </Button>
      {isErasing && (
        <ConfirmDialog
          title={`Erase ${lead.name}?`}
          text={`${countLeads(person)} of this person are deleted for good, with their notes, mails and history, in the trash too. There is no way back from this.`}
          confirm="Erase"
          onCancel={() => setErasing(false)}
          onConfirm={onErase}
        />
      )}
    </Group>
  );
}

function countLeads(person: Person): string {
  const { contacts, calls } = person;
  const parts = [
    contacts.length > 0 && `${contacts.length} ${contacts.length === 1 ? 'contact' : 'contacts'}`,
    calls.length > 0 && `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`,
  ];
  return leadsOf(person).length === 0 ? 'All leads' : parts.filter(Boolean).join(' and ');
}
