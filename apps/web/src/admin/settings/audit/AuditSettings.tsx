import { Alert, Button, Group, Select, Text, TextInput } from '@mantine/core';
import { type AuditArea, auditAreas } from '@site/schema/audit';
import { auditRetention } from '@site/schema/retention';
import { pageSizes } from '@site/schema/site';
import { useEffect, useState } from 'react';
import { useDates } from '../../../app/use-dates.ts';
import { download } from '../../download.ts';
import { Pages } from '../../list/Pages.tsx';
import { SearchField } from '../../list/SearchField.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { ItemList } from '../../screen/ItemList.tsx';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { type Outputs, trpc, unbatched } from '../../trpc-react.ts';
import { SaveAfterQuestion } from '../SaveAfterQuestion.tsx';
import { SettingsBlock } from '../SettingsBlock.tsx';
import { WholeNumberField } from '../WholeNumberField.tsx';
import { AuditItem } from './AuditItem.tsx';

type Filter = { search: string; area?: AuditArea; from?: string; to?: string };

const areas = Object.entries(auditAreas).map(([value, { name }]) => ({ value, label: name }));

/** The list of the audit log, the state of its chain, and how long it is kept. */
export function AuditSettings() {
  const { client } = trpc.useUtils();
  const [filter, setFilter] = useState<Filter>({ search: '' });
  const [page, setPage] = useState(1);
  const isInverted = Boolean(filter.from && filter.to && filter.from > filter.to);
  const query = trpc.audit.listForAdmin.useQuery(
    { ...filter, limit: pageSizes.admin, offset: (page - 1) * pageSizes.admin },
    { enabled: !isInverted, staleTime: 0, placeholderData: (previous) => previous, ...unbatched },
  );
  const { items = [], total = 0 } = query.data ?? {};

  function change(part: Partial<Filter>) {
    setFilter({ ...filter, ...part });
    setPage(1);
  }

  function exportCsv() {
    const save = async () => {
      const { csv } = await client.audit.exportCsv.query(filter);
      download('activity-log.csv', 'text/csv;charset=utf-8', csv);
    };
    void runWithToast(save, { failure: 'Failed to export' });
  }

  return (
    <SettingsBlock
      id="audit"
      text="Every login and every change that is made here, with its time and network. Entries cannot be changed; they are deleted only when they are older than the time set below."
    >
      <AuditState listedAt={query.dataUpdatedAt} />
      <Group gap={12} align="end">
        <SearchField label="Search the log" value={filter.search} onSearch={(search) => change({ search })} />
        <Select
          aria-label="Area"
          placeholder="All areas"
          data={areas}
          value={filter.area ?? null}
          onChange={(area) => change({ area: area ?? undefined } as Partial<Filter>)}
          clearable
        />
      </Group>
      <Group gap={12} align="start">
        <DayField
          label="From"
          error={isInverted && 'From must not be after To'}
          onChange={(from) => change({ from } as Partial<Filter>)}
        />
        <DayField label="To" onChange={(to) => change({ to } as Partial<Filter>)} />
      </Group>
      <Group>
        <Button variant="default" onClick={exportCsv} disabled={isInverted}>
          Export CSV
        </Button>
      </Group>
      <QueryStatus query={query} loading="Loading the log..." failure="Failed to fetch the log" />
      {query.data && total === 0 && <p>There are no such entries.</p>}
      {total > 0 && (
        <ItemList>
          {items.map((entry) => (
            <AuditItem key={entry.id} entry={entry} />
          ))}
        </ItemList>
      )}
      <Pages label="Pages of the log" total={total} size={pageSizes.admin} page={page} onPage={setPage} />
    </SettingsBlock>
  );
}

type DayProps = { label: string; error?: string | false; onChange: (day: string | undefined) => void };

function DayField({ label, error, onChange }: DayProps) {
  return (
    <TextInput
      label={label}
      error={error}
      type="date"
      onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
    />
  );
}

function AuditState({ listedAt }: { listedAt: number }) {
  const query = trpc.audit.state.useQuery(undefined, { staleTime: 0, ...unbatched });
  const { refetch } = query;
  // Each reading of the list may contain newer entries.
  useEffect(() => {
    if (listedAt > 0) void refetch();
  }, [listedAt, refetch]);
  return (
    <>
      <QueryStatus query={query} loading="Checking the log..." failure="Failed to check the log" />
      {query.data && (
        <>
          <ChainState state={query.data} />
          <AuditRetention key={query.data.months} months={query.data.months} />
        </>
      )}
    </>
  );
}

function ChainState({ state: { brokenAt, since, count } }: { state: Outputs['audit']['state'] }) {
  const { formatDay } = useDates();
  if (brokenAt !== null) {
    return (
      <Alert color="red" title={`The log is damaged at entry ${brokenAt}`} role="alert">
        Somebody with access to the database has changed, deleted or added entries. Compare the log with the one in a
        backup, and change the passwords of the server.
      </Alert>
    );
  }
  return (
    <Text inherit>{since ? `Complete since ${formatDay(since)}: ${count} entries, none changed.` : 'Empty.'}</Text>
  );
}

function AuditRetention({ months: stored }: { months: number }) {
  const utils = trpc.useUtils();
  const saving = trpc.audit.saveRetention.useMutation();
  const [months, setMonths] = useState<number | string>(stored);
  const chosen = auditRetention.safeParse({ months }).data ?? { months: stored };
  return (
    <Group gap={12} align="end">
      <WholeNumberField
        label="Keep entries for (months)"
        schema={auditRetention.shape.months}
        value={months}
        onChange={setMonths}
      />
      <SaveAfterQuestion
        isReady={chosen.months !== stored}
        question={{
          title: `Keep the log for ${chosen.months} months?`,
          text: 'Older entries are deleted within a day. This change is recorded in the log.',
        }}
        save={() => saving.mutateAsync(chosen)}
        success="Saved how long the log is kept"
        refresh={() => utils.audit.invalidate()}
      />
    </Group>
  );
}
