import { trpc, unbatched } from '../trpc-react.ts';

/** The reason why the server cannot send mails at the moment. Undefined if it can. */
export function useMailObstacle(): string | undefined {
  const { data: mail } = trpc.mail.state.useQuery(undefined, unbatched);
  if (!mail) return undefined;
  if (!mail.isConfigured) return 'No mail server is set up';
  return mail.isStuck ? 'Mails are not sent at the moment' : undefined;
}
