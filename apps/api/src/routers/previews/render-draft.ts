import { readContents } from '@site/db/content';
import { findCopy } from '@site/db/copy';
import { listServiceLinks } from '@site/db/service';
import { findBrand } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import { type CopyName, copyNames, copyPages } from '@site/schema/copy-pages';
import { mailTemplates } from '@site/schema/lead';
import { isReservedSlug } from '@site/schema/own-address';
import { isLandingSlug, paths, serviceHref } from '@site/schema/paths';
import { slugify } from '@site/schema/post';
import { type PreviewInput, recordIdOf } from '@site/schema/version';
import {
  completeBrand,
  copyDraftOf,
  type Draft,
  type DraftKind,
  isDraftKind,
  recordDraft,
} from '../../content/draft.ts';
import { publicError } from '../../errors.ts';
import { findMailSite } from '../../mail/mail-site.ts';
import { sampleMails } from '../../mail/sample-mails.ts';
import type { Context } from '../../trpc/context.ts';

/*
 * Finds the page that shows a content, and renders it with content that is not saved.
 */

/** The page that shows the texts; the texts of service pages are previewed on the first service. */
export async function pathOfCopy(db: Db, name: CopyName): Promise<string> {
  if (name !== 'service') return copyPages[name].path;
  const [first] = await listServiceLinks(db);
  return first ? serviceHref(first.href) : paths.services;
}

export type DraftPage = { path: string; draft: Draft };

/** Finds the page for some content, which may be incomplete. */
export async function findDraftPage({ db, now }: Pick<Context, 'db' | 'now'>, input: PreviewInput): Promise<DraftPage> {
  const { kind, key = '', content } = input;
  if (isDraftKind(kind)) {
    const id = recordIdOf(key) ?? 0;
    const stored = (await readContents(db, kind, [id])).get(id);
    const draft = recordDraft(kind, { id, content, stored, now: now() });
    // The posts of a category are those of its stored slug.
    return { path: pathOfRecord(kind, id, { ...content, ...(kind === 'category' && stored) }), draft };
  }
  const page = copyNames.find((name) => name === key);
  if (kind === 'copy' && page) {
    return { path: await pathOfCopy(db, page), draft: copyDraftOf(page, content, await findCopy(db, page)) };
  }
  if (kind === 'setting' && key === 'brand') {
    return { path: paths.home, draft: { brand: completeBrand(content, await findBrand(db)) } };
  }
  throw publicError('BAD_REQUEST', 'There is no preview of this');
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The path of a record that is not stored contains this id. */
const NO_ID = 999_999_999;

function pathOfRecord(kind: DraftKind, id: number, { slug, href }: Record<string, unknown>): string {
  const known = slugify(textOf(slug)) || 'untitled';
  if (kind === 'project') return paths.project(id || NO_ID);
  if (kind === 'caseStudy') return paths.caseStudy(id || NO_ID);
  if (kind === 'page') return paths.page(isReservedSlug(known) ? 'untitled' : known);
  if (kind === 'post') return paths.post(known);
  if (kind === 'category') return paths.blogCategory(known);
  const [, own = ''] = /^\/services\/([\w.~-]+)$/.exec(serviceHref(textOf(href))) ?? [];
  return paths.service(own && !isLandingSlug(own) ? own : 'untitled');
}

/** The HTML of a page, or of a mail, with content that is not saved. `part` is the key of the texts that are edited. */
export const renderDraft = async (ctx: Context, input: PreviewInput): Promise<string> =>
  renderDraftPage(ctx, await findDraftPage(ctx, input), input.part);

export async function renderDraftPage(ctx: Context, { path, draft }: DraftPage, part?: string): Promise<string> {
  if ('page' in draft && draft.page === 'mail') return renderMailDraft(ctx, draft, part);
  return (await ctx.renderPage(path, draft)).html;
}

/** The mail that contains this part of the texts, otherwise the most frequent mail. */
async function renderMailDraft(ctx: Context, draft: Draft, part: string | undefined): Promise<string> {
  const site = await findMailSite({ ...ctx, draft }, ctx.config.publicUrl);
  const template = mailTemplates.find((one) => one === part) ?? 'invitation';
  return ctx.web.renderMail(template, sampleMails(site, ctx.now())[template], site).html;
}
