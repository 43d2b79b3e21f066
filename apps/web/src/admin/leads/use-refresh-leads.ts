import { trpc } from '../trpc-react.ts';
import { isSendingMail, type LeadRef } from './drawer/timeline.ts';

/** Invalidates all queries that can contain a changed, deleted or restored lead. */
export function useRefreshLeads(): () => Promise<unknown> {
  const { contact, callRequest, lead, booking, trash, mail, overview } = trpc.useUtils();
  return () =>
    Promise.all([contact, callRequest, lead, booking, trash, mail, overview].map((router) => router.invalidate()));
}

const CHECK_MS = 1_000;

/**
 * Refreshes a lead to which a mail is sent: at once, and again when the mail was sent, because only then the server counts
 * the lead as answered. Continues after the drawer is closed.
 */
export function useRefreshMailedLead(ref: LeadRef): () => Promise<void> {
  const refresh = useRefreshLeads();
  const { client } = trpc.useUtils();

  async function waitForMail() {
    while (isSendingMail(await client.lead.byId.query(ref))) {
      await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    }
  }

  return async () => {
    await refresh();
    // Stops waiting when the lead cannot be read, for example after its deletion.
    await waitForMail().catch(() => {});
    await refresh();
  };
}
