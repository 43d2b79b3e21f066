import { trpc } from '../trpc-react.ts';
import { isSendingMail, type LeadRef } from './drawer/timeline.ts';

/** Reads again all that can show a lead that was changed, deleted or restored. */
export function useRefreshLeads(): () => Promise<unknown> {
  const { contact, callRequest, lead, booking, trash, mail, overview } = trpc.useUtils();
  return () =>
    Promise.all([contact, callRequest, lead, booking, trash, mail, overview].map((router) => router.invalidate()));
}

const CHECK_MS = 1_000;

/**
 * Reads again a lead that is sent a mail: at once, and when the mail was sent. Only then does the server count the lead
 * as answered, and the drawer may be closed by then.
 */
export function useRefreshMailedLead(ref: LeadRef): () => Promise<void> {
  const refresh = useRefreshLeads();
  const { client } = trpc.useUtils();

  async function waitForMail() {
    while (isSendingMail(await client.lead.byId.query(ref), new Date())) {
      await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    }
  }

  return async () => {
    await refresh();
    // A lead that cannot be read is not waited for.
    await waitForMail().catch(() => {});
    await refresh();
  };
}
