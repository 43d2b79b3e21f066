import { Button, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { describeError } from '../errors.ts';
import type { OpenRecord } from '../list/use-open-record.ts';
import { Dialog } from './Dialog.tsx';

type Answer<R> = {
  data: R | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

type Props<R> = {
  /** "project", as a sentence says it. */
  word: string;
  open: OpenRecord;
  answer: Answer<R>;
  form: (record: R | undefined) => ReactNode;
};

/** Opens a form on what is stored now: the list may be old, and shows only a part. */
export function RecordFormLoader<R>({ open, ...props }: Props<R>) {
  if (open.isNew) return props.form(undefined);
  return open.id === undefined ? null : <Stored key={open.id} open={open} {...props} />;
}

function Stored<R>({ word, open, answer, form }: Props<R>) {
  const { data, error, isError, isFetching, refetch } = answer;
  // What is read again must not take the record away under the form.
  const [opened, setOpened] = useState<R>();
  if (opened === undefined && data !== undefined && !isFetching) setOpened(data);

  const status = isError && !isFetching ? readApiError(error).status : undefined;
  const isGone = opened === undefined && (status === 404 || status === 400);
  useEffect(() => {
    if (!isGone) return;
    showToast({ title: 'There is no such record here any more', variant: 'destructive' });
    open.close();
  });

  if (opened !== undefined) return form(opened);
  if (!isError || isFetching || isGone || status === 401) return null;
  return (
    <Dialog title={`The ${word} could not be opened`} onClose={open.close} size={480} centered>
      <Stack align="start">
        <p role="alert">{describeError(error)}</p>
        <Button onClick={() => void refetch()} data-autofocus>
          Try again
        </Button>
      </Stack>
    </Dialog>
  );
}
