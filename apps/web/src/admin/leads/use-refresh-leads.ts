import { trpc } from '../trpc-react.ts';

/** Reads again all that can show a lead that was changed, deleted or restored. */
export function useRefreshLeads(): () => Promise<unknown> {
  const { contact, callRequest, lead, booking, trash, mail, overview } = trpc.useUtils();
  return () =>
    Promise.all([contact, callRequest, lead, booking, trash, mail, overview].map((router) => router.invalidate()));
}
