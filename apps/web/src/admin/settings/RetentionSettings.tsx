import { Button, Group, NumberInput, Select, Text } from '@mantine/core';
import { type LeadRetention, leadRetention } from '@site/schema/retention';
import { useState } from 'react';
import { formatDay } from '../../ui/format/day.ts';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import { countText } from '../list/count-text.ts';
import { runWithToast } from '../run-with-toast.ts';
import { ItemList, ListItem } from '../screen/ItemList.tsx';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { trpc, unbatched } from '../trpc-react.ts';
import { SettingsBlock } from './SettingsBlock.tsx';

const modes = [
  { value: 'off', label: 'Keep them' },
  { value: 'erase', label: 'Erase them' },
  { value: 'anonymise', label: 'Make them anonymous' },
] as const;

const dialogTitles = {
  off: 'Keep old leads?',
  erase: 'Erase old leads from now on?',
  anonymise: 'Make old leads anonymous from now on?',
};

function describeNow(preview: Pick<PreviewProps, 'contacts' | 'calls'> | undefined): string {
  const total = preview ? preview.contacts + preview.calls : 0;
  if (total === 0) return 'No lead is that old now.';
  return `${countText(total, { one: 'lead is', many: 'leads are' })} that old: this happens to them within an hour.`;
}

/** What happens to leads after some months. */
export function RetentionSettings() {
  const query = trpc.retention.read.useQuery(undefined, unbatched);
  return (
    <SettingsBlock
      id="retention"
      text="Personal data should not be kept longer than it is needed. Anonymous leads keep their dates, stage, service and source for your figures."
    >
      <QueryStatus query={query} loading="Loading the retention..." failure="Failed to fetch the retention" />
      {query.data && <RetentionForm key={JSON.stringify(query.data)} stored={query.data} />}
    </SettingsBlock>
  );
}

function RetentionForm({ stored }: { stored: LeadRetention }) {
  const utils = trpc.useUtils();
  const saving = trpc.retention.save.useMutation();
  const [chosen, setChosen] = useState(stored);
  const [isConfirming, setConfirming] = useState(false);
  const isValid = leadRetention.safeParse(chosen).success;
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(stored);
  const preview = trpc.retention.preview.useQuery(chosen, {
    enabled: isValid && chosen.mode !== 'off',
    staleTime: 0,
    ...unbatched,
  });
  const isReady = isValid && isChanged && (chosen.mode === 'off' || preview.data !== undefined);

  function save() {
    setConfirming(false);
    void runWithToast(() => saving.mutateAsync(chosen), {
      success: 'Retention of leads saved',
      refresh: () => utils.retention.invalidate(),
    });
  }

  return (
    <>
      <Group gap={12} align="end">
        <Select
          label="Old leads"
          data={modes}
          value={chosen.mode}
          allowDeselect={false}
          onChange={(mode) => mode && setChosen({ ...chosen, mode })}
        />
        {chosen.mode !== 'off' && (
          <NumberInput
            label="After (months)"
            min={1}
            max={120}
            value={chosen.months}
            onChange={(months) => setChosen({ ...chosen, months: Number(months) })}
          />
        )}
        <Button variant="default" disabled={!isReady} onClick={() => setConfirming(true)}>
          Save
        </Button>
      </Group>
      {chosen.mode !== 'off' && preview.data && <Preview {...preview.data} />}
      {isConfirming && (
        <ConfirmDialog
          title={dialogTitles[chosen.mode]}
          text={
            chosen.mode === 'off'
              ? 'Leads are kept until you delete them.'
              : `${describeNow(preview.data)} Others follow as soon as they are ${countText(chosen.months, { one: 'month', many: 'months' })} old. This cannot be undone.`
          }
          confirm="Save"
          isHarmless={chosen.mode === 'off'}
          onCancel={() => setConfirming(false)}
          onConfirm={save}
        />
      )}
    </>
  );
}

type PreviewProps = {
  contacts: number;
  calls: number;
  oldest: { kind: 'contact' | 'call'; id: number; name: string; createdAt: Date }[];
};

function Preview({ contacts, calls, oldest }: PreviewProps) {
  const total = contacts + calls;
  if (total === 0) return <p>No lead is that old now.</p>;
  return (
    <>
      <Text inherit>
        {`Now: ${countText(contacts, { one: 'contact', many: 'contacts' })} and ${countText(calls, { one: 'call', many: 'calls' })}, those in the trash included.`}
        {total > oldest.length && ` The oldest ${oldest.length}:`}
      </Text>
      <ItemList>
        {oldest.map(({ kind, id, name, createdAt }) => (
          <ListItem key={`${kind} ${id}`} title={name} details={`${formatDay(createdAt)}, ${kind}`}>
            {null}
          </ListItem>
        ))}
      </ItemList>
    </>
  );
}
