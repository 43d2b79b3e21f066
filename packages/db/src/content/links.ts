import {
  type CaseStudy,
  type CaseStudyProof,
  caseStudyLink,
  caseStudyProof,
  storedCaseStudy,
} from '@site/schema/case-study';
import { type Project, projectCard, projectLink, storedProject } from '@site/schema/project';
import { linkedService, type Service } from '@site/schema/service';
import { show } from '@site/schema/site';
import { inFeaturedOrder } from '../lists/own-order.ts';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';
import { findCaseStudy } from './case-study.ts';
import { isInTrash } from './in-trash.ts';
import { findLines } from './line-of-service.ts';
import { findProjectWithRelated } from './project.ts';
import { activeServices, findActiveServiceBySlug } from './service.ts';

/*
 * Links from projects to case studies and services, and from case studies to services. A link to a record in the trash
 * is kept but hidden until that record is restored; when it is deleted permanently, the link is removed.
 */

/** The fields that link, with the kind and the table of the records to which they link. */
const targets = {
  caseStudyId: { kind: 'caseStudy', table: 'caseStudies' },
  serviceId: { kind: 'service', table: 'services' },
} as const;

const linkFields = { id: true, title: true, serviceId: true } as const;
const linkingProjects = table('portfolioProjects', storedProject.pick({ ...linkFields, caseStudyId: true }));
const linkingCaseStudies = table('caseStudies', storedCaseStudy.pick(linkFields));

const sources = [
  { table: 'portfolioProjects', field: 'caseStudyId', writer: linkingProjects },
  { table: 'portfolioProjects', field: 'serviceId', writer: linkingProjects },
  { table: 'caseStudies', field: 'serviceId', writer: linkingCaseStudies },
] as const;

type LinkField = keyof typeof targets;
export type Links = { [F in LinkField]?: number | null };

const projectCards = table('portfolioProjects', projectCard);
const projectLinks = table('portfolioProjects', projectLink);
const caseStudyProofs = table('caseStudies', caseStudyProof);
const caseStudyLinks = table('caseStudies', caseStudyLink);
const linkedServices = table('services', linkedService);

/**
 * A project, or an unsaved one, with the related records of its page: its case study, its active service, and other
 * projects.
 */
export async function findProjectPage(db: Db, id: number, unsaved?: Project) {
  const found = await findProjectWithRelated(db, id, show.relatedProjects, unsaved);
  if (!found) return undefined;
  const { caseStudyId, serviceId } = found.project;
  const [study, service] = await Promise.all([findCaseStudyLink(db, caseStudyId), findLinkedService(db, serviceId)]);
  const withLine = await findLines(db, [found.project, ...found.related]);
  return { project: withLine(found.project), related: found.related.map(withLine), caseStudy: study, service };
}

/** A case study, or an unsaved one, with the projects that link to it and the active service to which it links. */
export async function findCaseStudyPage(db: Db, id: number, unsaved?: CaseStudy) {
  const found = unsaved ?? (await findCaseStudy(db, id));
  if (!found) return undefined;
  const linked = inFeaturedOrder(db.selectFrom('portfolioProjects').where('caseStudyId', '=', id));
  const [{ items }, service] = await Promise.all([
    projectCards.list(linked.limit(show.linkedProjects), {}),
    findLinkedService(db, found.serviceId),
  ]);
  const withLine = await findLines(db, [found, ...items]);
  return { caseStudy: withLine(found), projects: items.map(withLine), service };
}

/** A service, or an unsaved one, with the case study and links to the projects that link to it, featured ones first. */
export async function findServicePage(db: Db, slug: string, unsaved?: Service) {
  const service = unsaved ?? (await findActiveServiceBySlug(db, slug));
  if (!service) return undefined;
  const ofProjects = inFeaturedOrder(db.selectFrom('portfolioProjects').where('serviceId', '=', service.id));
  const [study, { items }] = await Promise.all([
    findCaseStudyOfServices(db, [service.id]),
    projectLinks.list(ofProjects.limit(show.linkedProjects), {}),
  ]);
  return { service, caseStudy: study, projects: items };
}

/** The first case study that links to one of these services, otherwise that of their first project with one. */
export async function findCaseStudyOfServices(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return null;
  const own = inFeaturedOrder(db.selectFrom('caseStudies').where('serviceId', 'in', ids));
  const ofProject = inFeaturedOrder(
    db.selectFrom('portfolioProjects').where('serviceId', 'in', ids).where('caseStudyId', 'is not', null),
  );
  const found = await caseStudyProofs.find(own);
  if (found) return addLine(db, found);
  const { caseStudyId = null } = (await ofProject.select('caseStudyId').limit(1).executeTakeFirst()) ?? {};
  if (caseStudyId === null) return null;
  return addLine(db, await caseStudyProofs.find(db.selectFrom('caseStudies').where('id', '=', caseStudyId)));
}

const addLine = async (db: Db, found: CaseStudyProof | undefined) =>
  found ? (await findLines(db, [found]))(found) : null;

async function findCaseStudyLink(db: Db, id: number | null) {
  if (id === null) return null;
  return (await caseStudyLinks.find(db.selectFrom('caseStudies').where('id', '=', id))) ?? null;
}

async function findLinkedService(db: Db, id: number | null) {
  if (id === null) return null;
  return (await linkedServices.find(activeServices(db).where('id', '=', id))) ?? null;
}

/** The fields that link to a record which neither exists nor is in the trash. */
export async function listMissingLinks(db: Db, links: Links): Promise<LinkField[]> {
  const missing: LinkField[] = [];
  for (const field of Object.keys(targets) as LinkField[]) {
    const id = links[field];
    if (typeof id === 'number' && !(await isKnown(db, field, id))) missing.push(field);
  }
  return missing;
}

async function isKnown(db: Db, field: LinkField, id: number): Promise<boolean> {
  const { kind, table: name } = targets[field];
  const stored = await db.selectFrom(name).select('id').where('id', '=', id).executeTakeFirst();
  if (stored || (await isInTrash(db, kind, id))) return true;
  // An unpublished record is a working copy.
  const copy = db
    .selectFrom('versions')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', String(id))
    .where('state', '=', 'working');
  return (await copy.executeTakeFirst()) !== undefined;
}

export async function removeLinksTo(db: Db, deleted: readonly { kind: string; recordId: number }[]): Promise<void> {
  for (const { table: name, field, writer } of sources) {
    const ids = deleted.filter(({ kind }) => kind === targets[field].kind).map(({ recordId }) => recordId);
    if (ids.length === 0) continue;
    // Kysely cannot type a table whose name is a variable.
    const rows = await db
      .selectFrom(name as 'portfolioProjects')
      .select('id')
      .where(field, 'in', ids)
      .execute();
    const linking = rows.map(({ id }) => id);
    if (linking.length > 0) await writer.updateMany(db, linking, { [field]: null });
  }
}
