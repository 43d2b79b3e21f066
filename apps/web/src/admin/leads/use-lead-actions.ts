import type { LeadKind, Stage } from '@site/schema/lead';
import { showToast } from '../../ui/toast/toasts.ts';
import { runWithToast } from '../run-with-toast.ts';
import { trpc } from '../trpc-react.ts';
import { leadKindFacts } from './lead-kinds.ts';
import { stageLabels } from './stages.ts';
import { useRefreshLeads } from './use-refresh-leads.ts';

/** What the toasts and the undo of an action need of a lead. */
export type ActedOn = { id: number; name: string; stage: Stage };

/** Changes leads of one kind. Each change is confirmed by a toast with an undo. */
export function useLeadActions(kind: LeadKind) {
  const { one, many } = leadKindFacts[kind];
  const stageChange = trpc.lead.setStage.useMutation();
  const removal = trpc.lead.removeMany.useMutation();
  const restoration = trpc.trash.restore.useMutation();
  const blocking = trpc.lead.block.useMutation();
  const refresh = useRefreshLeads();

  const nameOf = (leads: readonly ActedOn[]) => (leads.length === 1 ? leads[0]?.name : `${leads.length} ${many}`);

  function undoStage(leads: readonly ActedOn[]) {
    const byStage = Map.groupBy(leads, ({ stage }) => stage);
    const undo = async () => {
      for (const [stage, group] of byStage) {
        await stageChange.mutateAsync({ kind, ids: group.map(({ id }) => id), stage });
      }
    };
    void runWithToast(undo, { success: 'Undone', failure: 'Failed to update status', refresh });
  }

  function setStage(leads: readonly ActedOn[], stage: Stage) {
    const changed = leads.filter((lead) => lead.stage !== stage);
    if (changed.length === 0) return;
    const change = async () => {
      await stageChange.mutateAsync({ kind, ids: changed.map(({ id }) => id), stage });
      showToast({
        title: `${nameOf(changed)}: ${stageLabels[stage]}`,
        action: { label: 'Undo', run: () => undoStage(changed) },
      });
    };
    void runWithToast(change, { failure: 'Failed to update status', refresh });
  }

  function restore(leads: readonly ActedOn[]) {
    const restoreAll = async () => {
      for (const { id } of leads) await restoration.mutateAsync({ kind, recordId: id });
    };
    void runWithToast(restoreAll, { success: `${nameOf(leads)}: back`, failure: `Failed to restore ${one}`, refresh });
  }

  function remove(leads: readonly ActedOn[]) {
    const moveToTrash = async () => {
      await removal.mutateAsync({ kind, ids: leads.map(({ id }) => id) });
      showToast({
        title: `${nameOf(leads)}: in the trash`,
        action: { label: 'Undo', run: () => restore(leads) },
      });
    };
    void runWithToast(moveToTrash, { failure: `Failed to delete ${one}`, refresh });
  }

  /** Keeps the sender in quarantine from now on. */
  function block({ id }: ActedOn) {
    const keep = async () => {
      const { message } = await blocking.mutateAsync({ kind, id });
      showToast({ title: message, message: 'What this sender writes goes to the quarantine.' });
    };
    void runWithToast(keep, { failure: 'Failed to block the sender', refresh });
  }

  return { setStage, remove, block };
}
