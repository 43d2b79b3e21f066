import { caseStudyInput } from '@site/schema/case-study';
import { MISSING_CATEGORY, missingLinkMessages, takenPathMessage, takenSlugMessage } from '@site/schema/messages';
import { pageInput } from '@site/schema/page';
import { postInput } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { records } from '@site/schema/record-kinds';
import { serviceInput } from '@site/schema/service';
import { storedRecords } from '@site/schema/stored-records';
import {
  type DraftKind,
  recordIdOf,
  type ScheduledKind,
  type VersionSubject,
  type VersionWithContent,
} from '@site/schema/version';
import type { z } from 'zod';
import { lockAuditLog } from '../audit/audit-log.ts';
import { withSource } from '../audit/change-source.ts';
import type { Values } from '../codec.ts';
import { insertCaseStudy, updateCaseStudy } from '../content/case-study.ts';
import { listCategoryLinks } from '../content/category.ts';
import { findSlugInstead, hasSlug, type SlugKind } from '../content/free-slug.ts';
import { listMissingLinks } from '../content/links.ts';
import { followingMove } from '../content/moves.ts';
import { insertPage, replacePage } from '../content/page.ts';
import { replacePost } from '../content/post.ts';
import { insertProject, replaceProject } from '../content/project.ts';
import { findPathConflict, insertService, updateService } from '../content/service.ts';
import { ContentChangedError } from '../errors.ts';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { readContents } from './content.ts';
import { findContent } from './current-content.ts';
import { findWorkingCopy, findWorkingCopyWithBase, isEditable, saveWorkingCopy } from './versions.ts';

/*
 * Pages, projects, case studies and services that are not published, or not as changed: they are working copies only,
 * so that no public list has to filter them out. Of posts, only scheduled changes are.
 */

type Subject = { kind: ScheduledKind; key: string };
type Site = { now: Date; publicUrl: string };
/** Why a working copy cannot be published. */
export type Problem = { path: string; message: string };

type Publisher = {
  schema: z.ZodObject;
  insert: (db: Db, input: Values, site: Site) => Promise<unknown>;
  update: (db: Db, id: number, input: Values, site: Site) => Promise<unknown>;
};

// The schema has validated the input that these functions get.
const publishers: Record<DraftKind, Publisher> & { post: Omit<Publisher, 'insert'> } = {
  page: {
    schema: pageInput,
    insert: (db, input, { now }) => insertPage(db, input as never, now),
    update: (db, id, input, site) =>
      followingMove(db, { kind: 'page', id }, site, (on) => replacePage(on, id, input as never, site.now)),
  },
  project: {
    schema: projectInput,
    insert: (db, input, { now }) => insertProject(db, input as never, now),
    update: (db, id, input) => replaceProject(db, id, input as never),
  },
  caseStudy: {
    schema: caseStudyInput,
    insert: (db, input, { now }) => insertCaseStudy(db, input as never, now),
    update: (db, id, input) => updateCaseStudy(db, id, input),
  },
  service: {
    schema: serviceInput,
    insert: (db, input, { now }) => insertService(db, input as never, now),
    update: (db, id, input, site) =>
      followingMove(db, { kind: 'service', id }, site, (on) => updateService(on, id, input, site.now)),
  },
  post: {
    schema: postInput,
    update: (db, id, { publishedAt, ...input }, site) => {
      // That of the stored content is text.
      const date = publishedAt === null ? null : new Date(publishedAt as string);
      return followingMove(db, { kind: 'post', id }, site, (on) =>
        replacePost(on, id, { ...input, publishedAt: date } as never, site.now),
      );
    },
  },
};

const sources = {
  page: table(records.page.table, storedRecords.page),
  project: table(records.project.table, storedRecords.project),
  caseStudy: table(records.caseStudy.table, storedRecords.caseStudy),
  service: table(records.service.table, storedRecords.service),
};

/** Checks the content as the procedures that save a record do. */
async function checkContent(db: Db, { kind, key }: Subject, content: Values): Promise<Problem | { input: Values }> {
  const { data: input, error } = publishers[kind].schema.safeParse(content);
  const [issue] = error?.issues ?? [];
  if (!input) return { path: issue?.path.join('.') ?? '', message: issue?.message ?? '' };
  const [field] = await listMissingLinks(db, input);
  if (field) return { path: field, message: missingLinkMessages[field] };
  const id = recordIdOf(key);
  if (hasSlug(kind)) return (await findSlugProblem(db, { kind, id }, input)) ?? { input };
  if (kind !== 'service' || !input.active) return { input };
  const service = { title: String(input.title), href: String(input.href), ...(id !== undefined && { id }) };
  const conflict = await findPathConflict(db, [service]);
  return conflict ? { path: 'href', message: takenPathMessage(conflict.other.title, conflict.path) } : { input };
}

type Slugged = { kind: SlugKind; id: number | undefined };

async function findSlugProblem(db: Db, { kind, id }: Slugged, input: Values): Promise<Problem | undefined> {
  const { slug, categoryIds = [] } = input as { slug: string; categoryIds?: number[] };
  const known = await listCategoryLinks(db, categoryIds);
  if (known.length < new Set(categoryIds).size) return { path: 'categoryIds', message: MISSING_CATEGORY };
  const free = await findSlugInstead(db, kind, slug, id);
  return free ? { path: 'slug', message: takenSlugMessage(free) } : undefined;
}

/** A post that is not public has a date of its own. */
async function isUnpublishedPost(db: Db, subject: Subject, at: Date): Promise<boolean> {
  if (subject.kind !== 'post') return false;
  const { published, publishedAt } = (await findContent(db, subject)) ?? {};
  return !published || new Date(publishedAt as string) > at;
}

/** Schedules a working copy, or removes its schedule. Returns the problem if its content is invalid. */
export const scheduleCopy = (db: Db, subject: Subject, publishAt: Date | null) =>
  inTransaction(db, async (transaction): Promise<VersionWithContent | Problem | undefined> => {
    await lockAuditLog(transaction);
    const copy = await findWorkingCopy(transaction, subject);
    if (!copy) return undefined;
    if (publishAt && (await isUnpublishedPost(transaction, subject, publishAt))) {
      return { path: 'publishAt', message: 'This post is not public. Set the date of its publication instead' };
    }
    const checked = publishAt && (await checkContent(transaction, subject, copy.content));
    if (checked && 'message' in checked) return checked;
    await setSchedule(transaction, copy.id, { publishAt, publishProblem: null });
    return { ...copy, publishAt };
  });

type Schedule = { publishAt: Date | null; publishProblem: string | null };

const setSchedule = (db: Db, id: number, schedule: Schedule) =>
  db.updateTable('versions').set(schedule).where('id', '=', id).execute();

/** Finds a working copy whose scheduled time has passed. */
export async function findDueCopy(db: Db, now: Date): Promise<Subject | undefined> {
  const due = db
    .selectFrom('versions')
    .select(['kind', 'key'])
    .where('state', '=', 'working')
    .where('publishAt', 'is not', null)
    .where('publishAt', '<=', now)
    .orderBy('publishAt');
  return (await due.executeTakeFirst()) as Subject | undefined;
}

/**
 * Publishes a working copy whose scheduled time has passed. If that fails, it stays a draft and the reason is stored.
 * Returns undefined if another process has published it already.
 */
export const publishDueCopy = (db: Db, subject: Subject, site: Site) =>
  inTransaction(db, async (transaction): Promise<Problem | Subject | undefined> => {
    await lockAuditLog(transaction);
    const copy = await findWorkingCopy(transaction, subject);
    if (!copy?.publishAt || copy.publishAt > site.now) return undefined;
    const problem = await publish(transaction, subject, site);
    if (problem) await setSchedule(transaction, copy.id, { publishAt: null, publishProblem: problem.message });
    return problem ?? subject;
  });

/** Publishes a working copy at once. */
export const publishCopy = (db: Db, subject: Subject, site: Site) =>
  inTransaction(db, async (transaction): Promise<Problem | Subject | undefined> => {
    await lockAuditLog(transaction);
    if (!(await findWorkingCopy(transaction, subject))) return undefined;
    return (await publish(transaction, subject, site)) ?? subject;
  });

async function publish(db: Db, subject: Subject, site: Site): Promise<Problem | undefined> {
  const { kind, key } = subject;
  const copy = await findWorkingCopyWithBase(db, subject);
  const checked = await checkContent(db, subject, copy?.content ?? {});
  if ('message' in checked) return checked;
  const on = withSource(db, { target: { kind, key, publishes: true } });
  const current = await findContent(db, subject);
  if (current) {
    // Fields that were changed elsewhere since the draft began keep their current values.
    const input = { ...current, ...changedFields(copy?.base ?? {}, checked.input) };
    await publishers[kind].update(on, Number(key), input, site);
    return undefined;
  }
  if (kind === 'post' || !(await isEditable(db, kind, key))) return { path: '', message: 'It was in the trash' };
  const isBack = await insertUnpublished(on, { kind, key }, checked.input);
  if (!isBack) await publishers[kind].insert(on, checked.input, site);
  return undefined;
}

const changedFields = (base: Values, content: Values): Values =>
  Object.fromEntries(
    Object.entries(content).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(base[field])),
  );

/** Moves a record from its table into a working copy that keeps its id. Returns the working copy. */
export const unpublish = (db: Db, { kind, id }: { kind: DraftKind; id: number }, now: Date) =>
  inTransaction(db, async (transaction) => {
    await lockAuditLog(transaction);
    const record = (await readContents(transaction, kind, [id])).get(id);
    if (!record) return undefined;
    const subject = { kind, key: String(id) };
    const typed = await findWorkingCopy(transaction, subject);
    const content = { ...((await findContent(transaction, subject)) ?? {}), ...typed?.content, ...placeOf(record) };
    const copy = await saveWorkingCopy(transaction, subject, { content, route: 'form', now });
    await sources[kind].removeMany(transaction, [id], 'unpublish');
    return copy && { ...copy, hasOwnContent: typed !== undefined };
  });

/** The fields of an unpublished record that its form does not edit. */
const placeOf = ({ createdAt, featuredOrder }: Values) => ({
  createdAt: createdAt as Date,
  ...(featuredOrder !== undefined && { featuredOrder }),
});

type Stored = { [Kind in DraftKind]: z.infer<(typeof storedRecords)[Kind]> };

/** Inserts an unpublished record with its former id. Returns undefined if the key belongs to no unpublished record. */
export async function insertUnpublished<Kind extends DraftKind>(
  db: Db,
  { kind, key }: { kind: Kind; key: string | undefined },
  input: Values,
): Promise<Stored[Kind] | undefined> {
  const id = recordIdOf(key ?? '');
  if (id === undefined) return undefined;
  return inTransaction(db, async (transaction) => {
    await lockAuditLog(transaction);
    const subject: VersionSubject = { kind, key: String(id) };
    if (await findContent(transaction, subject)) throw new ContentChangedError();
    const copy = await findWorkingCopy(transaction, subject);
    const { createdAt, featuredOrder } = copy?.content ?? {};
    if (typeof createdAt !== 'string') return undefined;
    const record = { ...input, id, createdAt: new Date(createdAt), featuredOrder };
    return (await sources[kind].insert(transaction, record as never)) as Stored[Kind];
  });
}
