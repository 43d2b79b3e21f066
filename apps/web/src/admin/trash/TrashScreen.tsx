import { Button } from '@mantine/core';
import { pageSizes } from '@site/schema/site';
import { TRASH_DAYS, type TrashItem, type TrashKind, type TrashRef } from '@site/schema/trash';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../ui/format/day.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { describeError, showErrorToast } from '../errors.ts';
import { ConfirmDialog } from '../form/ConfirmDialog.tsx';
import { ListPagination } from '../list/ListPagination.tsx';
import { ScreenHeader } from '../list/ScreenHeader.tsx';
import { StatusPanel } from '../list/StatusPanel.tsx';
import { useListState } from '../list/use-list-state.ts';
import { trpc } from '../trpc.ts';
import classes from './TrashScreen.module.css';

const kindLabels: Record<TrashKind, string> = {
  project: 'Project',
  caseStudy: 'Case study',
  service: 'Service',
  post: 'Blog post',
};

/** Restores deleted records, or deletes them permanently. */
export function TrashScreen() {
  const list = useListState();
  const utils = trpc.useUtils();
  const query = trpc.trash.list.useQuery(
    { limit: pageSizes.admin, offset: (list.page - 1) * pageSizes.admin },
    { placeholderData: keepPreviousData },
  );
  const restore = trpc.trash.restore.useMutation();
  const remove = trpc.trash.remove.useMutation();
  const empty = trpc.trash.empty.useMutation();
  const [confirming, setConfirming] = useState<'all' | TrashItem>();
  const { data, error, refetch } = query;

  async function runAction(run: () => Promise<unknown>, successMessage: string) {
    try {
      await run();
      showToast({ title: successMessage });
    } catch (failure) {
      showErrorToast(failure);
    }
    // A restored record is in its list again.
    const changed = [utils.trash, utils.project, utils.caseStudy, utils.service, utils.post];
    await Promise.all(changed.map((router) => router.invalidate()));
  }

  const refOf = ({ kind, recordId }: TrashItem): TrashRef => ({ kind, recordId });

  return (
    <>
      <ScreenHeader title="Trash">
        {data && data.total > 0 && (
          <Button variant="default" onClick={() => setConfirming('all')}>
            Empty the trash
          </Button>
        )}
      </ScreenHeader>
      <p className={classes.intro}>{`What is deleted stays here for ${TRASH_DAYS} days and can be brought back.`}</p>
      {error && !data ? (
        <StatusPanel title="Failed to fetch the trash" text={describeError(error)} alert>
          <Button onClick={() => void refetch()}>Try again</Button>
        </StatusPanel>
      ) : null}
      {!data && !error && <p role="status">Loading the trash...</p>}
      {data?.total === 0 && <StatusPanel title="The trash is empty" text="There is nothing to bring back." />}
      {data && data.total > 0 && (
        <ul className={classes.items}>
          {data.items.map((item) => (
            <li key={item.id} className={classes.item}>
              <div>
                <p className={classes.name}>{item.title}</p>
                <p className={classes.facts}>{`${kindLabels[item.kind]}, deleted ${formatDay(item.deletedAt)}`}</p>
              </div>
              <div className={classes.actions}>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Restore ${item.title}`}
                  onClick={() => void runAction(() => restore.mutateAsync(refOf(item)), `${item.title} is back`)}
                >
                  Restore
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  aria-label={`Delete for good: ${item.title}`}
                  onClick={() => setConfirming(item)}
                >
                  Delete for good
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ListPagination query={query} list={list} />
      {confirming && (
        <ConfirmDialog
          title={confirming === 'all' ? 'Empty the trash?' : `Delete “${confirming.title}” for good?`}
          text="There is no way back from this."
          confirm={confirming === 'all' ? 'Empty the trash' : 'Delete for good'}
          onCancel={() => setConfirming(undefined)}
          onConfirm={() => {
            setConfirming(undefined);
            if (confirming === 'all') void runAction(() => empty.mutateAsync(), 'The trash is empty');
            else void runAction(() => remove.mutateAsync(refOf(confirming)), 'Deleted for good');
          }}
        />
      )}
    </>
  );
}
