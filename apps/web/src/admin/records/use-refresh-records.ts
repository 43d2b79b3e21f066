import { recordKinds } from '@site/schema/record-kinds';
import { trpc } from '../trpc-react.ts';

/**
 * Reads again all that can show a record that was changed, deleted or restored. The site's facts list the services; deleted
 * files are restored like records.
 */
export function useRefreshRecords(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  const others = ['category', 'trash', 'site', 'overview'] as const;
  return () =>
    Promise.all([
      ...[...recordKinds, ...others].map((name) => utils[name].invalidate()),
      utils.media.listForAdmin.invalidate(),
    ]);
}
