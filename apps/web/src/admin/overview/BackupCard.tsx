import { Alert } from '@mantine/core';
import { useDates } from '../../app/use-dates.ts';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { sectionPath } from '../screen/section-path.ts';
import { describeBackup } from '../settings/BackupSettings.tsx';
import { every, trpc, unbatched } from '../trpc-react.ts';
import { NothingHere, OverviewCard } from './OverviewCard.tsx';

const REFETCH_MS = 60_000;

/** Whether the site can be restored. */
export function BackupCard() {
  const dates = useDates();
  const query = trpc.backup.state.useQuery(undefined, { ...every(REFETCH_MS), ...unbatched });
  const all = { to: `${sectionPath({ slug: 'settings' })}#backups`, text: 'Backup settings' };
  return (
    <OverviewCard title="Backups" line="teal" all={all}>
      <QueryStatus query={query} loading="Loading the backups..." failure="Failed to fetch the backups" />
      {query.data &&
        (query.data.last?.fault ? (
          <Alert color="red" title="The site cannot be restored from the last backup">
            {describeBackup(dates, query.data.last)}
          </Alert>
        ) : (
          <NothingHere>{describeBackup(dates, query.data.last)}</NothingHere>
        ))}
    </OverviewCard>
  );
}
