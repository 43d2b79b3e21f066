import { Group, Select, Text } from '@mantine/core';
import { type LeadRetention, leadRetention } from '@site/schema/retention';
import { useState } from 'react';
import { useDates } from '../../app/use-dates.ts';
import { countText } from '../list/count-text.ts';
import { ItemList, ListItem } from '../screen/ItemList.tsx';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { trpc, unbatched } from '../trpc-react.ts';
import { SaveAfterQuestion } from './SaveAfterQuestion.tsx';
import { SettingsBlock } from './SettingsBlock.tsx';
import { WholeNumberField } from './WholeNumberField.tsx';

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
      <QueryStatus
        query={query}
        loading="Loading how long leads are kept..."
        failure="Failed to fetch how long leads are kept"
      />
      {query.data && <RetentionForm key={JSON.stringify(query.data)} stored={query.data} />}
    </SettingsBlock>
  );
}

function RetentionForm({ stored }: { stored: LeadRetention }) {
  const utils = trpc.useUtils();
  const saving = trpc.retention.save.useMutation();
  const [mode, setMode] = useState(stored.mode);
  const [months, setMonths] = useState<number | string>(stored.months);
  const isOff = mode === 'off';
  const { data: valid } = leadRetention.safeParse({ mode, months: isOff ? stored.months : months });
  const chosen = valid ?? stored;
  const preview = trpc.retention.preview.useQuery(chosen, {
    enabled: valid !== undefined && !isOff,
    staleTime: 0,
    ...unbatched,
  });
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(stored);
  const after = countText(chosen.months, { one: 'month', many: 'months' });
  return (
    <>
      <Group gap={12} align="end">
        <Select
          label="Old leads"
          data={modes}
          value={mode}
          allowDeselect={false}
          onChange={(value) => value && setMode(value)}
        />
        {!isOff && (
          <WholeNumberField
            label="After (months)"
            schema={leadRetention.shape.months}
            value={months}
            onChange={setMonths}
          />
        )}
        <SaveAfterQuestion
          isReady={isChanged && (isOff || preview.data !== undefined)}
          question={{
            title: dialogTitles[mode],
            text: isOff
              ? 'Leads are kept until you delete them.'
              : `${describeNow(preview.data)} Others follow as soon as they are ${after} old. This cannot be undone.`,
            isHarmless: isOff,
          }}
          save={() => saving.mutateAsync(chosen)}
          success="Saved how long leads are kept"
          refresh={() => utils.retention.invalidate()}
        />
      </Group>
      {!isOff && valid && preview.data && <Preview {...preview.data} />}
    </>
  );
}

type PreviewProps = {
  contacts: number;
  calls: number;
  oldest: { kind: 'contact' | 'call'; id: number; name: string; createdAt: Date }[];
};

function Preview({ contacts, calls, oldest }: PreviewProps) {
  const { formatDay } = useDates();
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
