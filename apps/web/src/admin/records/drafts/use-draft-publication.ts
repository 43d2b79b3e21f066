import { type RecordKind, records } from '@site/schema/record-kinds';
import { type DraftKind, draftKinds, type ScheduledKind } from '@site/schema/version';
import { useSite } from '../../../app/site-facts.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { formatPublication } from '../../blog/publication.ts';
import type { EditForm } from '../../form/use-edit-form.ts';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import { useRefreshRecords } from '../use-refresh-records.ts';
import type { Publication } from './SaveMenu.tsx';

type ScheduleOptions = {
  kind: ScheduledKind;
  isPublic: boolean;
  edit: Pick<EditForm<never>, 'saveDraft' | 'workingCopy' | 'isDirty'>;
  onClose: () => void;
};

/** Sets when the working copy of a record is published. */
export function useSchedule({ kind, isPublic, edit, onClose }: ScheduleOptions) {
  const { mutateAsync } = trpc.version.schedule.useMutation();
  const refresh = useRefreshRecords();
  const { zone } = useSite();
  return async (publishAt: string | null) => {
    if (edit.isDirty && !(await edit.saveDraft())) return;
    const run = async () => {
      await mutateAsync({ kind, key: edit.workingCopy?.currentKey() ?? '', publishAt });
      onClose();
    };
    const success = publishAt ? `Scheduled for ${formatPublication(zone, new Date(publishAt))}` : 'No longer scheduled';
    const details = isPublic && publishAt ? `The public ${records[kind].name.one} stays as it is until then.` : '';
    await runWithToast(run, { success, details, failure: 'Failed to schedule', refresh });
  };
}

type Options = Omit<ScheduleOptions, 'kind' | 'isPublic'> & {
  kind: RecordKind;
  record: { id: number } | undefined;
  isScheduled: boolean;
};

const isDraftKind = (kind: RecordKind): kind is DraftKind => (draftKinds as readonly string[]).includes(kind);

/** Schedules the working copy of a record, and unpublishes the record. */
export function useDraftPublication({ kind, record, isScheduled, edit, onClose }: Options): Publication | undefined {
  const schedule = useSchedule({ kind: kind as ScheduledKind, isPublic: Boolean(record), edit, onClose });
  const { mutateAsync: unpublish } = trpc.version.unpublish.useMutation();
  const { mutateAsync: publish } = trpc.version.publish.useMutation();
  const refresh = useRefreshRecords();
  if (!isDraftKind(kind)) return undefined;
  const { label, name } = records[kind];

  async function takeBack(id: number) {
    if (edit.isDirty && !(await edit.saveDraft())) return;
    const run = async () => {
      const { key, hasOwnContent } = await unpublish({ kind: kind as DraftKind, id });
      onClose();
      const undo = () => void runWithToast(putBack, { success: `The ${name.one} is back`, failure: 'Failed', refresh });
      const putBack = () => publish({ kind: kind as DraftKind, key });
      showToast({ title: `${label} unpublished`, message: 'It is in the drafts.', ...(!hasOwnContent && { undo }) });
    };
    await runWithToast(run, { failure: `Failed to unpublish ${name.one}`, refresh });
  }

  return {
    label: 'Publish or schedule',
    schedule: (at) => void schedule(at),
    unschedule: isScheduled ? () => void schedule(null) : undefined,
    // Services have a switch for it.
    unpublish: record && kind !== 'service' ? () => void takeBack(record.id) : undefined,
  };
}
