import { recordKinds } from '@site/schema/record-kinds';
import { trpc } from '../trpc-react.ts';

/**
 * Invalidates all queries that can contain a changed, deleted or restored record. The site's facts list the services;
 * deleted files are restored like records.
 */
export function useRefreshRecords(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  const others = ['category', 'trash', 'site', 'overview', 'redirect', 'copy', 'version'] as const;
  return () =>
    Promise.all([
      ...[...recordKinds, ...others].map((name) => utils[name].invalidate()),
      utils.media.listForAdmin.invalidate(),
    ]);
}
