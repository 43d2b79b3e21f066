import { VisuallyHidden } from '@mantine/core';
import { dayInIndia } from '@site/schema/schedule';
import { useState } from 'react';
import { formatShortDay, formatTime } from '../../ui/format/day.ts';
import classes from './RestoredDraftNotice.module.css';
import type { WorkingCopy } from './use-working-copy.ts';

/** Shows whether the typed values are saved on the server. Screen readers announce only changes of that state. */
export function DraftStatus({ copy }: { copy: WorkingCopy | undefined }) {
  const [opened] = useState(() => new Date());
  if (!copy) return null;
  const { savedAt, hasFailed } = copy;
  const state = hasFailed ? 'Not saved on the server yet' : savedAt ? 'Draft saved' : '';
  const isToday = savedAt && dayInIndia(savedAt) >= dayInIndia(opened);
  const time = !hasFailed && savedAt && (isToday ? formatTime(savedAt) : formatShortDay(savedAt));
  return (
    <>
      <VisuallyHidden role="status">{state}</VisuallyHidden>
      {state && (
        <span className={classes.status} aria-hidden>
          {state} {time}
        </span>
      )}
    </>
  );
}
