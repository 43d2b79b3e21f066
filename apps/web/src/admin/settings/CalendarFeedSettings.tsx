import { Button, Group, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../run-with-toast.ts';
import { trpc } from '../trpc-react.ts';
import { SettingsBlock } from './SettingsBlock.tsx';

/** The secret address of the calendar of calls. */
export function CalendarFeedSettings() {
  const { client } = trpc.useUtils();
  const [url, setUrl] = useState<string>();
  const clipboard = useClipboard();
  const [isRenewing, setRenewing] = useState(false);

  async function show() {
    setUrl((await client.booking.calendarFeed.query()).url);
  }

  function renew() {
    setRenewing(false);
    const replace = async () => setUrl((await client.booking.renewCalendarFeed.mutate({})).url);
    void runWithToast(replace, { success: 'The calendar has a new address' });
  }

  return (
    <SettingsBlock
      id="calendar-feed"
      text="Subscribe to this address in your calendar to see all calls there. Anyone who knows the address can read them."
    >
      {url && <TextInput label="Secret address" value={url} readOnly />}
      <Group gap={12}>
        <Button
          variant="default"
          onClick={() => (url ? clipboard.copy(url) : void runWithToast(show, { failure: 'The address is not shown' }))}
        >
          {url ? (clipboard.copied ? 'Copied' : 'Copy') : 'Show the address'}
        </Button>
        <Button variant="subtle" onClick={() => setRenewing(true)}>
          Change the address
        </Button>
      </Group>
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
