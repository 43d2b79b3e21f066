import { findBrand } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import { bookingInput } from '@site/schema/booking';
import { type Brand, brandInput } from '@site/schema/brand';
import { type CaseStudy, caseStudyInput } from '@site/schema/case-study';
import { type Category, categoryInput } from '@site/schema/category';
import { type CopyDraft, type CopyName, copyNames, copyPages } from '@site/schema/copy-pages';
import { instant } from '@site/schema/instant';
import { type Page, pageInput } from '@site/schema/page';
import { type EditedPost, postInput } from '@site/schema/post';
import { type Project, projectInput } from '@site/schema/project';
import { type Service, serviceInput } from '@site/schema/service';
import type { VersionKind } from '@site/schema/version';
import { z } from 'zod';
import { completeContent, findMisfit } from './complete-content.ts';

/*
 * Unsaved content that a page shows in place of the stored one.
 */

type Records = {
  page: Page;
  post: EditedPost;
  project: Project;
  caseStudy: CaseStudy;
  service: Service;
  category: Category;
};
export type DraftKind = keyof Records;

type RecordDraft = { [Kind in DraftKind]: { kind: Kind; record: Records[Kind] } }[DraftKind];

/** The texts of pages and the facts of the agency of an earlier time. */
export type Past = { texts: Partial<Record<CopyName, CopyDraft['values']>>; brand?: Brand };

/** A record, the texts of a page, or the facts of the agency. */
export type Draft = (RecordDraft | CopyDraft | { brand: Brand }) & { past?: Past };

/** The unsaved record of this kind, if the page shows one. */
export function draftOf<Kind extends DraftKind>(draft: Draft | undefined, kind: Kind): Records[Kind] | undefined {
  return draft && 'record' in draft && draft.kind === kind ? (draft.record as Records[Kind]) : undefined;
}

/** The facts of the agency, with those that are not saved. */
export const brandOf = async ({ db, draft }: { db: Db; draft?: Draft | undefined }): Promise<Brand> =>
  draft && 'brand' in draft ? draft.brand : (draft?.past?.brand ?? findBrand(db));

const inputs = {
  page: pageInput,
  post: postInput,
  project: projectInput,
  caseStudy: caseStudyInput,
  service: serviceInput,
  category: categoryInput,
} as const;

export const isDraftKind = (kind: VersionKind): kind is DraftKind => Object.hasOwn(inputs, kind);

type Content = Record<string, unknown>;

const settingInputs: Record<string, z.ZodObject> = { brand: brandInput, booking: bookingInput };

/** What forms send, and unpublished records have, besides the fields of the input. */
const otherFields = z.object({
  createdAt: instant('Invalid time').optional(),
  featuredOrder: z.int().nullable().optional(),
});

/** The path of a field that content of this kind cannot have, or not with this value. */
export function findMisfitOf(kind: VersionKind, key: string | undefined, content: Content): string | undefined {
  if (!isDraftKind(kind)) {
    const page = copyNames.find((name) => name === key);
    const schema = page ? copyPages[page].schema : settingInputs[key ?? ''];
    return schema && findMisfit(schema, content);
  }
  const { data, error } = otherFields.safeParse(content);
  const fields = Object.entries(content).filter(([name]) => !Object.hasOwn(data ?? {}, name));
  return error?.issues[0]?.path.join('.') ?? findMisfit(inputs[kind], Object.fromEntries(fields));
}

type Unsaved = { id: number; content: Content; stored: Content | undefined; now: Date };

/** A record with this content. A text that is missing is empty, a missing name is "Untitled". */
export function recordDraft(kind: DraftKind, { id, content, stored, now }: Unsaved): Draft {
  const fields = completeContent(inputs[kind], content, {});
  const name = kind === 'category' ? 'name' : 'title';
  const ofPost = kind === 'post' && { publishedAt: fields.publishedAt ?? now, categoryIds: fields.categoryIds ?? [] };
  const own = { id, viewCount: 0, postCount: 0, createdAt: now, updatedAt: now, ...stored };
  const record = { ...own, ...fields, ...ofPost, [name]: fields[name] || 'Untitled' };
  return { kind, record } as unknown as Draft;
}

/** The texts of a page; `stored` replaces those that cannot be shown. */
export function copyDraftOf(page: CopyName, content: Content, stored: Content): CopyDraft {
  return { page, values: completeContent(copyPages[page].schema, content, stored) } as CopyDraft;
}

/** The facts of the agency; `stored` replaces those that cannot be shown. */
export const completeBrand = (content: Content, stored: Brand) => completeContent(brandInput, content, stored) as Brand;
