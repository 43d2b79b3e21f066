import { Button, Stack } from '@mantine/core';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { readApiError } from '../../app/api-error.ts';
import { adminDrafts } from '../../app/draft-store.ts';
import { describeError, isUnauthorized } from '../error-messages.ts';
import type { LoadedCopy } from '../form/copy-writer.ts';
import { Dialog } from '../form/dialogs/Dialog.tsx';
import { trpc } from '../trpc-react.ts';
import { recordQueries, type StoredKind, type StoredRecord } from './record-procedures.ts';
import type { OpenRecord } from './use-open-record.ts';

type Props<Kind extends StoredKind> = {
  kind: Kind;
  /** "project", for messages. */
  recordName: string;
  open: OpenRecord;
  form: (record: StoredRecord<Kind> | undefined, draft: OpenDraft) => ReactNode;
};

export type OpenDraft = {
  /** Undefined for a new record without a working copy. */
  key: string | undefined;
  loaded: LoadedCopy | null;
  onKey?: (key: string) => void;
};

/** `count` counts the forms of new records that were shown before this one. */
type Started = { key?: string; isInUrl?: boolean; count: number };

/** Loads the open record before its form is shown, because the list may be outdated and has only some of the fields. */
export function RecordFormLoader<Kind extends StoredKind>({ open, ...props }: Props<Kind>) {
  // `started` is the key of the first working copy of a new record. The state holds it because the URL gets the key after
  // the form, and loses it when a dialog closes that was opened above the form before.
  const [{ key: started, isInUrl = false, count }, setStarted] = useState<Started>({ count: 0 });
  const isBack = useNavigationType() === 'POP';
  const isShown = open.copyKey === started;
  if (started && isShown && !isInUrl) setStarted({ key: started, isInUrl: true, count });
  const isSameForm = open.isNew && (isBack || !isInUrl);
  if (started && !isShown && !isSameForm) setStarted({ count: count + 1 });

  function onKey(key: string) {
    setStarted({ key, count });
    open.goOn(key);
  }

  if (open.isNew || started) {
    return <Fragment key={count}>{props.form(undefined, { key: started, loaded: null, onKey })}</Fragment>;
  }
  const key = open.copyKey ?? (open.id === undefined ? undefined : String(open.id));
  return key === undefined ? null : <StoredRecordForm key={key} copyKey={key} open={open} {...props} />;
}

const fresh = { gcTime: 0, staleTime: 0 };

function StoredRecordForm<Kind extends StoredKind>(props: Props<Kind> & { copyKey: string }) {
  const { kind, copyKey, recordName, open, form } = props;
  // The form opens on the stored record, never on one from the cache.
  const query = recordQueries[kind].byId.useQuery(
    { id: Number(copyKey) },
    { ...fresh, enabled: open.id !== undefined },
  );
  const hasCopies = kind !== 'media';
  const copyQuery = trpc.version.working.useQuery(
    { kind: hasCopies ? kind : 'post', key: copyKey },
    { ...fresh, enabled: hasCopies },
  );
  const isLoading = query.isFetching || copyQuery.isFetching;
  // A later refetch must not replace the record under the form.
  const [opened, setOpened] = useState<{ record: StoredRecord<Kind> | undefined; loaded: LoadedCopy | null }>();
  const loaded = copyQuery.data ?? null;
  const { status } = readApiError(query.isError ? query.error : undefined);
  const hasNoRecord = open.id === undefined || status === 404 || status === 400;
  const hasDraft = loaded !== null || adminDrafts.has(`${kind}:${copyKey}`);
  const error = (hasNoRecord ? undefined : query.error) ?? copyQuery.error;
  const isOpenable = !error && (query.data !== undefined || (hasNoRecord && hasDraft));
  if (!opened && !isLoading && isOpenable) setOpened({ record: hasNoRecord ? undefined : query.data, loaded });

  const isGone = !opened && !isLoading && !error && hasNoRecord && !hasDraft;
  useEffect(() => {
    if (isGone) open.closeMissing();
  });

  if (opened) return form(opened.record, { key: copyKey, loaded: opened.loaded });
  if (isLoading || !error || isUnauthorized(error)) return null;
  return (
    <Dialog title={`The ${recordName} could not be opened`} onClose={open.close} size={480} centered isInUrl>
      <Stack align="start">
        <p role="alert">{describeError(error)}</p>
        <Button onClick={() => void Promise.all([query.refetch(), copyQuery.refetch()])} data-autofocus>
          Try again
        </Button>
      </Stack>
    </Dialog>
  );
}
