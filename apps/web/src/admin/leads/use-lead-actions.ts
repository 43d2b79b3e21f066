import type { LeadKind, Stage } from '@site/schema/lead';
import { showToast } from '../../ui/toast/toasts.ts';
import { runWithToast } from '../run-with-toast.ts';
import { trpc } from '../trpc-react.ts';
import { leadKindFacts } from './lead-kinds.ts';
import { stageLabels } from './stages.ts';
import { useMailObstacle } from './use-mail-obstacle.ts';
import { useRefreshLeads } from './use-refresh-leads.ts';

/** The fields of a lead that toasts and undo need. */
type ActedOn = { id: number; name: string; email: string; stage: Stage };

/** Changes leads of one kind. Each change is confirmed by a toast with an undo. */
export function useLeadActions(kind: LeadKind) {
  const { one, many } = leadKindFacts[kind];
  const stageChange = trpc.lead.setStage.useMutation();
  const stageRestoration = trpc.lead.restoreStages.useMutation();
  const removal = trpc.lead.removeMany.useMutation();
  const restoration = trpc.trash.restoreMany.useMutation();
  const blocking = trpc.lead.block.useMutation();
  const unblocking = trpc.lead.unblockSender.useMutation();
  const refresh = useRefreshLeads();
  const obstacle = useMailObstacle();
  const heldMails = obstacle ? `${obstacle}: the mails that were held wait.` : 'The mails that were held are sent now.';

  const nameOf = (leads: readonly ActedOn[]) => (leads.length === 1 ? leads[0]?.name : `${leads.length} ${many}`);

  function undoStage(leads: readonly ActedOn[]) {
    const earlier = leads.map(({ id, stage }) => ({ id, stage }));
    void runWithToast(() => stageRestoration.mutateAsync({ kind, leads: earlier }), {
      success: 'Undone',
      failure: 'Failed to update status',
      refresh,
    });
  }

  function setStage(leads: readonly ActedOn[], stage: Stage) {
    const changed = leads.filter((lead) => lead.stage !== stage);
    if (changed.length === 0) return;
    const details =
      stage === 'spam'
        ? 'In the quarantine nothing is mailed.'
        : changed.some((lead) => lead.stage === 'spam')
          ? `Released from the quarantine. ${heldMails}`
          : undefined;
    void runWithToast(() => stageChange.mutateAsync({ kind, ids: changed.map(({ id }) => id), stage }), {
      success: `${nameOf(changed)}: stage changed to ${stageLabels[stage]}`,
      ...(details && { details }),
      undo: () => undoStage(changed),
      failure: 'Failed to update status',
      refresh,
    });
  }

  function restore(leads: readonly ActedOn[]) {
    const items = leads.map(({ id }) => ({ kind, recordId: id }));
    const restoreAll = async () => {
      const { restored } = await restoration.mutateAsync({ items });
      const restoredIds = new Set(restored.map(({ recordId }) => recordId));
      showToast({ title: `${nameOf(leads.filter(({ id }) => restoredIds.has(id)))}: restored` });
    };
    void runWithToast(restoreAll, { failure: `Failed to restore ${one}`, refresh });
  }

  function remove(leads: readonly ActedOn[]) {
    void runWithToast(() => removal.mutateAsync({ kind, ids: leads.map(({ id }) => id) }), {
      success: `${nameOf(leads)}: in the trash`,
      details: 'Kept there for 30 days.',
      undo: () => restore(leads),
      failure: `Failed to delete ${one}`,
      refresh,
    });
  }

  function unblock(email: string) {
    void runWithToast(() => unblocking.mutateAsync({ email }), {
      success: `${email} is no longer blocked`,
      failure: 'Failed to unblock the sender',
      refresh,
    });
  }

  /** Blocks the sender: new leads go to the quarantine. */
  function block({ id, email }: ActedOn) {
    void runWithToast(() => blocking.mutateAsync({ kind, id }), {
      success: `${email} is blocked`,
      details: 'New leads from this mailbox go to the quarantine.',
      undo: () => unblock(email),
      failure: 'Failed to block the sender',
      refresh,
    });
  }

  return { setStage, remove, block };
}
