import { Button, Group, Switch, Text, TextInput } from '@mantine/core';
import { backupSchedule } from '@site/schema/backup';
import { useState } from 'react';
import { useDates } from '../../app/use-dates.ts';
import type { Dates } from '../../ui/format/day.ts';
import { downloadFrom } from '../download.ts';
import { formatBytes } from '../media/library/file/file-facts.ts';
import { runWithToast } from '../run-with-toast.ts';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { every, type Outputs, trpc, unbatched } from '../trpc-react.ts';
import { SettingsBlock } from './SettingsBlock.tsx';
import { WholeNumberField } from './WholeNumberField.tsx';

const REFETCH_MS = 10_000;
const SHOWN_FILES = 10;

type State = Outputs['backup']['state'];

/** The schedule of backups, the result of the last one, and downloads. */
export function BackupSettings() {
  const dates = useDates();
  const query = trpc.backup.state.useQuery(undefined, { ...every(REFETCH_MS), ...unbatched });
  const run = trpc.backup.run.useMutation();
  const { backup } = trpc.useUtils();
  const refresh = () => backup.state.invalidate();
  const backUp = () =>
    runWithToast(() => run.mutateAsync(), { success: 'The backup has begun', failure: 'No backup was begun', refresh });
  const { data } = query;
  return (
    <SettingsBlock
      id="backups"
      text="A backup contains everything: pages, leads, mails and uploaded files. Each one is restored for a test."
    >
      <QueryStatus query={query} loading="Loading the backups..." failure="Failed to fetch the backups" />
      {data && (
        <>
          <Text inherit {...(data.last?.fault && { c: 'red' })}>
            {describeBackup(dates, data.last)}
          </Text>
          <ScheduleForm schedule={data.schedule} onSaved={refresh} />
          <Group gap={12}>
            <Button
              variant="default"
              loading={data.last?.finishedAt === null || run.isPending}
              onClick={() => void backUp()}
            >
              Back up now
            </Button>
          </Group>
          <BackupFiles files={data.files} />
          <Text inherit c="dimmed">
            {data.isCopied
              ? 'Each backup is also copied to the bucket of the server.'
              : 'Keep copies on another machine, where only you can read them: download them, or let the person who runs the server set a bucket for copies.'}
            {!data.isEncrypted &&
              ' Backups are not encrypted, and contain personal data and what protects the login. The person who runs the server can set a passphrase for them.'}
          </Text>
        </>
      )}
    </SettingsBlock>
  );
}

/** Describes the last backup: whether it can be restored. */
export function describeBackup({ formatMoment: at }: Dates, last: State['last']): string {
  if (!last) return 'There is no backup yet.';
  if (!last.finishedAt) return `A backup began on ${at(last.startedAt)}.`;
  if (last.fault) return `The last backup failed on ${at(last.finishedAt)}: ${last.fault}`;
  return `Restorable, proved on ${at(last.provedAt ?? last.finishedAt)}.`;
}

function ScheduleForm({ schedule, onSaved }: { schedule: State['schedule']; onSaved: () => Promise<unknown> }) {
  const [values, setValues] = useState<Omit<State['schedule'], 'keep'> & { keep: number | string }>(schedule);
  const { zone } = useDates();
  const { data: valid } = backupSchedule.safeParse(values);
  const save = trpc.backup.setSchedule.useMutation();
  const submit = (chosen: State['schedule']) =>
    runWithToast(() => save.mutateAsync(chosen), {
      success: 'Schedule saved',
      failure: 'The schedule was not saved',
      refresh: onSaved,
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) void submit(valid);
      }}
    >
      <Group gap={16} align="end">
        <Switch
          label="Every day"
          // In the middle of the fields beside it.
          mb={8}
          checked={values.enabled}
          onChange={({ currentTarget }) => setValues({ ...values, enabled: currentTarget.checked })}
        />
        <TextInput
          label={`At (${zone.name})`}
          type="time"
          required
          value={values.time}
          onChange={({ currentTarget }) => setValues({ ...values, time: currentTarget.value })}
        />
        <WholeNumberField
          label="Backups to keep"
          schema={backupSchedule.shape.keep}
          value={values.keep}
          onChange={(keep) => setValues({ ...values, keep })}
        />
        <Button type="submit" variant="default" loading={save.isPending} disabled={!valid}>
          Save
        </Button>
      </Group>
    </form>
  );
}

function BackupFiles({ files }: { files: State['files'] }) {
  const { formatShortDay, withZone } = useDates();
  const download = trpc.backup.download.useMutation();
  const start = (name: string) =>
    runWithToast(async () => downloadFrom((await download.mutateAsync({ name })).url, name), {
      failure: 'The backup was not downloaded',
    });
  return (
    <>
      {files.slice(0, SHOWN_FILES).map((file) => (
        <Group key={file.name} gap={12} justify="space-between">
          <Text inherit>
            {withZone(formatShortDay(file.createdAt))}, {formatBytes(file.bytes)}
            {file.name.startsWith('before-restore') && ', made before a restore'}
          </Text>
          <Button variant="subtle" aria-label={`Download ${file.name}`} onClick={() => void start(file.name)}>
            Download
          </Button>
        </Group>
      ))}
    </>
  );
}
