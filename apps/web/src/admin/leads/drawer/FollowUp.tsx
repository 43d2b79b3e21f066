import { Button, Group, TextInput } from '@mantine/core';
import type { LeadKind } from '@site/schema/lead';
import { isDay } from '@site/schema/schedule';
import { useState } from 'react';
import { useDates } from '../../../app/use-dates.ts';
import { formatIsoDay } from '../../../ui/format/day.ts';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import { useNow } from '../use-now.ts';
import { useRefreshLeads } from '../use-refresh-leads.ts';
import type { LeadHistory } from './timeline.ts';

/** The day on which to contact the person again. */
export function FollowUp({ kind, lead: { id, followUpOn } }: { kind: LeadKind; lead: LeadHistory['lead'] }) {
  const { dayOf } = useDates();
  const change = trpc.lead.setFollowUp.useMutation();
  const refresh = useRefreshLeads();
  const today = dayOf(useNow());
  const [day, setDay] = useState(followUpOn ?? '');
  const isChanged = isDay(day) && day !== followUpOn;

  const set = (to: string | null) => () => change.mutateAsync({ kind, id, day: to });
  const save = (to: string | null, success: string) => {
    const undo = () => {
      setDay(followUpOn ?? '');
      void runWithToast(set(followUpOn), { success: 'Undone', failure: 'Failed to undo', refresh });
    };
    void runWithToast(set(to), { success, undo, failure: 'Failed to change the follow-up', refresh });
  };

  return (
    <Group gap={8} align="end">
      <TextInput
        label="Follow up on"
        type="date"
        min={today}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      {isChanged && (
        <Button
          size="sm"
          variant="default"
          loading={change.isPending}
          onClick={() => save(day, `Follow-up on ${formatIsoDay(day)}`)}
        >
          Set
        </Button>
      )}
      {followUpOn && !isChanged && (
        <Button
          size="sm"
          variant="default"
          loading={change.isPending}
          onClick={() => {
            setDay('');
            save(null, 'Follow-up done');
          }}
        >
          Done
        </Button>
      )}
    </Group>
  );
}
