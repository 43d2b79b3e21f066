import {
  type CaseStudyAdminListQuery,
  caseStudy,
  caseStudyCard,
  type caseStudyInput,
  type caseStudyPatch,
  caseStudyProof,
} from '@site/schema/case-study';
import type { ListQuery, Move } from '@site/schema/list-query';
import type { z } from 'zod';
import { inFeaturedOrder, moveFeatured } from '../lists/own-order.ts';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';
import { findLines } from './line-of-service.ts';

const caseStudies = table('caseStudies', caseStudy);
const cards = table('caseStudies', caseStudyCard);
const proofs = table('caseStudies', caseStudyProof);

export const newestCaseStudies = (db: Db) =>
  db.selectFrom('caseStudies').orderBy('createdAt', 'desc').orderBy('id', 'desc');

const featuredFirst = (db: Db) => inFeaturedOrder(db.selectFrom('caseStudies'));

export const listCaseStudies = (db: Db, query: ListQuery) => caseStudies.list(newestCaseStudies(db), query);

export async function browseCaseStudies(db: Db, query: ListQuery) {
  const { items, total } = await cards.list(featuredFirst(db), query);
  return { items: items.map(await findLines(db, items)), total };
}

/** The first case studies, featured ones first, with what their clients say. */
export async function listProofs(db: Db, limit: number) {
  const { items } = await proofs.list(featuredFirst(db).limit(limit), {});
  return items.map(await findLines(db, items));
}

export const findCaseStudy = (db: Db, id: number) =>
  caseStudies.find(db.selectFrom('caseStudies').where('id', '=', id));

export const insertCaseStudy = (db: Db, input: z.output<typeof caseStudyInput>, now: Date) =>
  caseStudies.insert(db, { ...input, createdAt: now });

export const updateCaseStudy = (db: Db, id: number, patch: z.output<typeof caseStudyPatch>) =>
  caseStudies.update(db, id, patch);

/** A page of case studies for the admin. With the filter "featured" they are sorted as on the public pages. */
export const listCaseStudiesForAdmin = (db: Db, { featured, ...query }: CaseStudyAdminListQuery) =>
  caseStudies.listForAdmin(
    db,
    { from: featured ? featuredFirst(db) : newestCaseStudies(db), filters: { featured } },
    query,
  );

export const setCaseStudiesFeatured = (db: Db, ids: readonly number[], featured: boolean) =>
  caseStudies.updateMany(db, ids, { featured });

export const moveFeaturedCaseStudy = (db: Db, move: Move) => moveFeatured(db, 'caseStudies', move);
