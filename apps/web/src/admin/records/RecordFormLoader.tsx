import { Button, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { describeError, isUnauthorized } from '../error-messages.ts';
import { Dialog } from '../form/dialogs/Dialog.tsx';
import { recordQueries, type StoredKind, type StoredRecord } from './record-procedures.ts';
import { useFetchRecord } from './use-fetch-record.ts';
import type { OpenRecord } from './use-open-record.ts';

type Props<Kind extends StoredKind> = {
  kind: Kind;
  /** "project", for messages. */
  recordName: string;
  open: OpenRecord;
  /** Renders the form of a record. `reload` refetches the record with this id and passes it to the form. */
  form: (record: StoredRecord<Kind> | undefined, reload: Reload<StoredRecord<Kind>>) => ReactNode;
};

type Reload<Stored> = (id: number) => Promise<Stored>;

/** Loads the open record before its form is shown, because the list may be outdated and has only some of the fields. */
export function RecordFormLoader<Kind extends StoredKind>({ open, ...props }: Props<Kind>) {
  const { kind, form } = props;
  const fetchRecord = useFetchRecord(kind);
  // The record that was created with Ctrl+S. Its form stays mounted and edits it from then on.
  const [added, setAdded] = useState<{ id: number; record: StoredRecord<Kind> }>();
  if (added && !open.isNew && open.id !== added.id) setAdded(undefined);

  async function goOn(id: number) {
    const record = await fetchRecord(id);
    setAdded({ id, record });
    open.goOn(id);
    return record;
  }

  if (open.isNew || added) return form(added?.record, goOn);
  return open.id === undefined ? null : <StoredRecordForm key={open.id} open={open} id={open.id} {...props} />;
}

function StoredRecordForm<Kind extends StoredKind>({ kind, id, recordName, open, form }: Props<Kind> & { id: number }) {
  const fetchRecord = useFetchRecord(kind);
  // The form opens on the stored record, never on one from the cache.
  const query = recordQueries[kind].byId.useQuery({ id }, { gcTime: 0, staleTime: 0 });
  const { data, error, isError, isFetching, refetch } = query;
  // A later refetch must not replace the record under the form.
  const [record, setRecord] = useState<StoredRecord<Kind>>();
  if (record === undefined && data !== undefined && !isFetching) setRecord(data);

  const hasFailed = isError && !isFetching;
  const { status } = readApiError(hasFailed ? error : undefined);
  const isGone = record === undefined && (status === 404 || status === 400);
  useEffect(() => {
    if (isGone) open.closeMissing();
  });

  async function reload() {
    const stored = await fetchRecord(id);
    setRecord(stored);
    return stored;
  }

  if (record !== undefined) return form(record, reload);
  if (!hasFailed || isGone || isUnauthorized(error)) return null;
  return (
    <Dialog title={`The ${recordName} could not be opened`} onClose={open.close} size={480} centered isInUrl>
      <Stack align="start">
        <p role="alert">{describeError(error)}</p>
        <Button onClick={() => void refetch()} data-autofocus>
          Try again
        </Button>
      </Stack>
    </Dialog>
  );
}
