import { listProofs } from '@site/db/case-study';
import { paths } from '@site/schema/paths';
import { hiddenFrom } from './page-texts.ts';

/** The first case studies for other pages; none if the list of case studies is hidden. */
export async function listShownProofs(sources: Parameters<typeof hiddenFrom>[0], limit: number) {
  const isHidden = await hiddenFrom(sources);
  return isHidden(paths.caseStudies) ? [] : listProofs(sources.db, limit);
}
