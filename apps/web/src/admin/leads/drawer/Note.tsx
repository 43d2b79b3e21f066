import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useDates } from '../../../app/use-dates.ts';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import { useRefreshLeads } from '../use-refresh-leads.ts';
import classes from './Timeline.module.css';
import type { LeadNote, LeadRef } from './timeline.ts';

type Props = { note: LeadNote; lead: LeadRef };

/** A note that can be changed and deleted, both with an undo. */
export function Note({ note, lead }: Props) {
  const { formatMoment } = useDates();
  const { id: noteId, text, createdAt, editedAt } = note;
  const change = trpc.lead.editNote.useMutation();
  const removal = trpc.lead.removeNote.useMutation();
  const restoration = trpc.lead.restoreNote.useMutation();
  const refresh = useRefreshLeads();
  const [typed, setTyped] = useState<string>();

  function undo() {
    const earlier = {
      id: noteId,
      text,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    };
    const restore = () => restoration.mutateAsync({ ...lead, note: earlier });
    void runWithToast(restore, { success: 'Undone', failure: 'Failed to undo', refresh });
  }

  function save() {
    const edit = async () => {
      await change.mutateAsync({ ...lead, noteId, text: typed ?? '' });
      setTyped(undefined);
    };
    void runWithToast(edit, { success: 'Note changed', undo, failure: 'Failed to change the note', refresh });
  }

  if (typed !== undefined) {
    return (
      <>
        <Textarea
          aria-label="Change the note"
          value={typed}
          autosize
          minRows={2}
          maxRows={16}
          maxLength={5000}
          autoFocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Group gap={8} mt={8}>
          <Button size="xs" disabled={typed.trim() === ''} loading={change.isPending} onClick={save}>
            Save
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setTyped(undefined)}>
            Cancel
          </Button>
        </Group>
      </>
    );
  }
  return (
    <>
      <p className={classes.text}>{text}</p>
      {editedAt && <p className={classes.time}>{`Edited ${formatMoment(editedAt)}`}</p>}
      <Group gap={8}>
        <Button size="xs" variant="subtle" onClick={() => setTyped(text)}>
          Edit note
        </Button>
        <Button
          size="xs"
          variant="subtle"
          onClick={() =>
            void runWithToast(() => removal.mutateAsync({ ...lead, noteId }), {
              success: 'Note deleted',
              undo,
              failure: 'Failed to delete the note',
              refresh,
            })
          }
        >
          Delete note
        </Button>
      </Group>
    </>
  );
}
