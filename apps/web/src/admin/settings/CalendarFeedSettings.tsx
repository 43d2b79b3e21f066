import { Button, Group, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../run-with-toast.ts';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { trpc, unbatched } from '../trpc-react.ts';
import { SettingsBlock } from './SettingsBlock.tsx';

/** The secret address of the calendar of calls. */
export function CalendarFeedSettings() {
  const query = trpc.booking.calendarFeed.useQuery(undefined, unbatched);
  const renewal = trpc.booking.renewCalendarFeed.useMutation();
  const { booking } = trpc.useUtils();
  const clipboard = useClipboard();
  const [isRenewing, setRenewing] = useState(false);

  function renew() {
    setRenewing(false);
    void runWithToast(() => renewal.mutateAsync({}), {
      success: 'The calendar has a new address',
      refresh: () => booking.calendarFeed.invalidate(),
    });
  }

  return (
    <SettingsBlock
      id="calendar-feed"
      text="Subscribe to this address in your calendar to see all calls there. Anyone who knows the address can read them."
    >
      <QueryStatus query={query} loading="Loading the address..." failure="Failed to fetch the address" />
      {query.data && (
        <>
          <TextInput label="Secret address" value={query.data.url} readOnly />
          <Group gap={12}>
            <Button variant="default" onClick={() => clipboard.copy(query.data?.url)}>
              {clipboard.copied ? 'Copied' : 'Copy'}
            </Button>
            <Button variant="subtle" onClick={() => setRenewing(true)}>
              Change the address
            </Button>
          </Group>
        </>
      )}
      {isRenewing && (
        <ConfirmDialog
          title="Change the address?"
          text="Calendars that subscribe to the current address will no longer be updated."
          confirm="Change it"
          onCancel={() => setRenewing(false)}
          onConfirm={renew}
        />
      )}
    </SettingsBlock>
  );
}
