import { Button, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { describeError, isUnauthorized } from '../errors.ts';
import type { OpenRecord } from '../list/use-open-record.ts';
import type { Query } from '../list/use-record-list.ts';
import { Dialog } from './Dialog.tsx';

type Props<Stored> = {
  /** "project", for messages. */
  recordName: string;
  open: OpenRecord;
  query: Query<Stored>;
  form: (record: Stored | undefined) => ReactNode;
};

/** Reads the open record before its form is shown: the list may be old, and has only some of the fields. */
export function RecordFormLoader<Stored>({ open, ...props }: Props<Stored>) {
  if (open.isNew) return props.form(undefined);
  return open.id === undefined ? null : <StoredRecordForm key={open.id} open={open} {...props} />;
}

function StoredRecordForm<Stored>({ recordName, open, query, form }: Props<Stored>) {
  const { data, error, isError, isFetching, refetch } = query;
  // A later refetch must not replace the record under the form.
  const [record, setRecord] = useState<Stored>();
  if (record === undefined && data !== undefined && !isFetching) setRecord(data);

  const hasFailed = isError && !isFetching;
  const { status } = readApiError(hasFailed ? error : undefined);
  const isGone = record === undefined && (status === 404 || status === 400);
  useEffect(() => {
    if (!isGone) return;
    showToast({ title: 'There is no such record here any more', variant: 'destructive' });
    open.close();
  });

  if (record !== undefined) return form(record);
  if (!hasFailed || isGone || isUnauthorized(error)) return null;
  return (
    <Dialog title={`The ${recordName} could not be opened`} onClose={open.close} size={480} centered>
      <Stack align="start">
        <p role="alert">{describeError(error)}</p>
        <Button onClick={() => void refetch()} data-autofocus>
          Try again
        </Button>
      </Stack>
    </Dialog>
  );
}
