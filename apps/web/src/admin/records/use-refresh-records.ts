import { trpc } from '../trpc-react.ts';

/**
 * Reads again all that can show a record that was changed, deleted or restored. The site's facts list the services; deleted
 * files are restored like records.
 */
export function useRefreshRecords(): () => Promise<unknown> {
  const { project, caseStudy, service, post, category, media, trash, site, overview } = trpc.useUtils();
  return () =>
    Promise.all([
      ...[project, caseStudy, service, post, category, trash, site, overview].map((router) => router.invalidate()),
      media.listForAdmin.invalidate(),
    ]);
}
