import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useState } from 'react';
import { useDates } from '../../app/use-dates.ts';
import classes from './RestoredDraftNotice.module.css';
import type { EditForm } from './use-edit-form.ts';

type Props = { edit: Pick<EditForm<never>, 'workingCopy' | 'isDirty' | 'saveDraft'> };

/** Shows whether the typed values are saved on the server. Screen readers announce only changes of that state. */
export function DraftStatus({ edit: { workingCopy, isDirty, saveDraft } }: Props) {
  const [opened] = useState(() => new Date());
  const { online } = useNetwork();
  const { dayOf, formatShortDay, formatTime } = useDates();
  if (!workingCopy) return null;
  const { savedAt, hasFailed, hasConflict } = workingCopy;
  if (hasConflict) {
    return (
      <div className={classes.conflict} role="alert">
        Another window has changed the same field. What you typed here is not saved on the server.{' '}
        <UnstyledButton className={classes.discard} onClick={() => void saveDraft()}>
          Compare and choose
        </UnstyledButton>
      </div>
    );
  }
  const isOffline = isDirty && !online;
  const isSaved = savedAt !== undefined && !hasFailed && !isOffline;
  const problem = isOffline ? 'Offline: kept in this browser' : hasFailed ? 'Not saved on the server yet' : '';
  const state = isSaved ? 'Draft saved' : problem;
  const isToday = savedAt && dayOf(savedAt) >= dayOf(opened);
  const time = isSaved && (isToday ? formatTime(savedAt) : formatShortDay(savedAt));
  return (
    <>
      <VisuallyHidden role="status">{state}</VisuallyHidden>
      {state && (
        <span className={`${classes.status} ${isSaved ? '' : classes.problem}`} aria-hidden>
          {state} {time}
          {isSaved && ', not public yet'}
        </span>
      )}
    </>
  );
}
