import { TextInput } from '@mantine/core';
import type { VersionKind } from '@site/schema/version';
import { useState } from 'react';
import { useDates } from '../../app/use-dates.ts';
import type { Dates } from '../../ui/format/day.ts';
import { fromDatetimeLocal, toDatetimeLocal } from '../blog/datetime-local.ts';
import { describeError } from '../error-messages.ts';
import { PreviewFrame } from '../preview/PreviewFrame.tsx';
import { type Outputs, trpc, unbatched } from '../trpc-react.ts';
import classes from './VersionsDialog.module.css';

type Props = { kind: VersionKind; id: string };

/** Shows the page as it was at a date and time. */
export function PastPage({ kind, id }: Props) {
  const dates = useDates();
  const [typed, setTyped] = useState('');
  const [latest] = useState(() => toDatetimeLocal(dates.zone.id, new Date()));
  const isFuture = typed.slice(0, 10) > latest.slice(0, 10);
  const at = isFuture ? '' : (fromDatetimeLocal(dates.zone.id, typed) ?? '');
  const { data, error } = trpc.version.past.useQuery({ kind, key: id, at }, { ...unbatched, enabled: at !== '' });
  const status = error ? describeError(error) : data ? describePast(dates, data) : 'Loading the page...';
  return (
    <section className={classes.comparison} aria-label="As it was on a date">
      <TextInput
        type="datetime-local"
        label={`Date and time (${dates.zone.name})`}
        error={isFuture && 'Choose a day that has passed'}
        description="Shows the texts of that time. Pictures and lists are those of today."
        maw={480}
        max={latest}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {at !== '' && (
        <PreviewFrame
          title="the page as it was"
          html={error ? undefined : data?.html}
          status={status}
          className={classes.page}
        />
      )}
    </section>
  );
}

function describePast(
  { formatMoment }: Dates,
  { savedAt, isOldestKnown, isHidden }: Outputs['version']['past'],
): string {
  const saved = savedAt === null ? 'It has no other version.' : `Saved on ${formatMoment(savedAt)}.`;
  const oldest = isOldestKnown ? ' Older content is not known.' : '';
  return `${saved}${oldest}${isHidden ? ' Visitors could not see it then.' : ''}`;
}
