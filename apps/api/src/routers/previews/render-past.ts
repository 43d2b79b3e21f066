import { findCopies } from '@site/db/copy';
import { findContent } from '@site/db/current-content';
import { findBrand } from '@site/db/setting';
import { listPublishedAt } from '@site/db/versions';
import { copyNames } from '@site/schema/copy-pages';
import type { VersionSubject } from '@site/schema/version';
import { completeBrand, copyDraftOf, type Past } from '../../content/draft.ts';
import { orNotFound, publicError } from '../../errors.ts';
import type { Context } from '../../trpc/context.ts';
import { findDraftPage, renderDraftPage } from './render-draft.ts';

/*
 * Renders a page as it was at a moment, with the texts of pages and the facts of the agency of that time. Pictures and
 * other records are those of today.
 */

export async function renderPast(ctx: Context, { at, ...subject }: VersionSubject & { at: Date }) {
  const versions = await listPublishedAt(ctx.db, subject, at);
  const own = versions.find(({ kind, key }) => kind === subject.kind && key === subject.key);
  const isOlder = own !== undefined && own.createdAt > at;
  if (isOlder && own.route !== 'import') throw publicError('NOT_FOUND', 'It did not exist at that time');
  // What has no version has not changed since versions exist.
  const content = own?.content ?? orNotFound(await findContent(ctx.db, subject), 'It does not exist');
  const page = await findDraftPage(ctx, { ...subject, content });
  const past = await readPast(ctx, versions);
  return {
    html: await renderDraftPage(ctx, { ...page, draft: { ...page.draft, past } }),
    /** When the shown content was saved; null if that is not known. */
    savedAt: own?.createdAt ?? null,
    isOldestKnown: isOlder,
    isHidden: content.published === false || content.active === false || isScheduled(content, at),
  };
}

const isScheduled = ({ publishedAt }: { publishedAt?: unknown }, at: Date) =>
  typeof publishedAt === 'string' && new Date(publishedAt) > at;

async function readPast({ db }: Context, versions: Awaited<ReturnType<typeof listPublishedAt>>): Promise<Past> {
  const [texts, brand] = await Promise.all([findCopies(db, copyNames), findBrand(db)]);
  const past: Past = { texts: {} };
  for (const { kind, key, content } of versions) {
    const page = kind === 'copy' && copyNames.find((name) => name === key);
    if (page) past.texts[page] = copyDraftOf(page, content, texts[page]).values;
    if (kind === 'setting' && key === 'brand') past.brand = completeBrand(content, brand);
  }
  return past;
}
