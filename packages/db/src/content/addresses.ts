import { isHidden } from '@site/schema/navigation';
import { navigationOf } from '@site/schema/navigation-copy';
import { landingSlugs, paths } from '@site/schema/paths';
import { type RecordKind, recordKinds, records } from '@site/schema/record-kinds';
import { canonicalPath } from '@site/schema/redirect-rules';
import type { Db } from '../tables.ts';
import { findShownCopies } from './copy.ts';
import { publicRows } from './public-records.ts';

/** The pages that exist without records. */
export const fixedPages = [
  ...[paths.home, paths.about, paths.services, paths.portfolio, paths.caseStudies, paths.blog, paths.contact],
  ...[paths.scheduleCall, paths.privacyPolicy, paths.terms, paths.sitemap, paths.seoAnalysis],
  ...landingSlugs.map(paths.service),
];

/** Only pages below /services/ belong to a service; others have a page of their own, or none. */
export const isPageOf = (kind: RecordKind, path: string): boolean => path.startsWith(`${records[kind].listPath}/`);

/** The addresses of all public pages that are not hidden. Reads every public record, which takes 5 ms for 1,000 posts. */
export async function listAddresses(db: Db, now: Date): Promise<ReadonlySet<string>> {
  const ofRecords = recordKinds.map(async (kind) => {
    const { key, path } = records[kind];
    const rows = await publicRows(db, now, kind).clearOrderBy().select(key).execute();
    return rows.map((row) => path(row[key])).filter((address) => isPageOf(kind, address));
  });
  const [{ copies, unconfirmed }, categories, tags, ...others] = await Promise.all([
    findShownCopies(db, ['navigation']),
    db.selectFrom('blogCategories').select('slug').execute(),
    db.selectFrom('blogPostTags').select('slug').distinct().execute(),
    ...ofRecords,
  ]);
  const terms = [
    ...categories.map(({ slug }) => paths.blogCategory(slug)),
    ...tags.map((tag) => paths.blogTag(tag.slug)),
  ];
  const navigation = navigationOf(copies.navigation, { unconfirmed });
  const all = [...fixedPages, ...terms, ...others.flat()].map(canonicalPath);
  return new Set(all.filter((address) => !isHidden(navigation, address)));
}
