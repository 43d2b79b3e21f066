import classes from './RestoredDraftNotice.module.css';
import type { RecordForm } from './use-record-form.ts';

/** Says that what was typed before a reload is back, and lets it go. */
export function RestoredDraftNotice<Values>({ record }: { record: RecordForm<Values> }) {
  if (!record.isRestored || !record.isDirty) return null;
  return (
    <p className={classes.restored} role="status">
      What you had typed is back.{' '}
      <button type="button" onClick={record.discard}>
        Start over
      </button>
    </p>
  );
}
