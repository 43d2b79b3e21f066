import type { Move } from '@site/schema/list-query';
import {
  type Project,
  type ProjectAdminListQuery,
  type ProjectListQuery,
  project,
  projectCard,
  type projectInput,
} from '@site/schema/project';
import type { z } from 'zod';
import { inFeaturedOrder, moveFeatured } from '../lists/own-order.ts';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';
import { findLines } from './line-of-service.ts';

type Input = z.output<typeof projectInput>;

const projects = table('portfolioProjects', project);
const cards = table('portfolioProjects', projectCard);

export const newestProjects = (db: Db) =>
  db.selectFrom('portfolioProjects').orderBy('createdAt', 'desc').orderBy('id', 'desc');

const featuredFirst = (db: Db) => inFeaturedOrder(db.selectFrom('portfolioProjects'));

const ofCategory = (category: string | undefined) => (query: ReturnType<typeof newestProjects>) =>
  query.$if(category !== undefined, (all) => all.where('category', '=', category as string));

export const listProjects = (db: Db, { category, ...query }: ProjectListQuery) =>
  projects.list(newestProjects(db).$call(ofCategory(category)), query);

/** A page of the portfolio, featured projects first, and the categories of all projects. */
export async function browseProjects(db: Db, { category, ...query }: ProjectListQuery) {
  const [{ items, total }, categories] = await Promise.all([
    cards.list(featuredFirst(db).$call(ofCategory(category)), query),
    listProjectCategories(db),
  ]);
  return { items: items.map(await findLines(db, items)), total, categories };
}

/** The projects of the home page, featured ones first. */
export async function listShowcase(db: Db, limit: number) {
  const { items } = await cards.list(featuredFirst(db).limit(limit), {});
  return items.map(await findLines(db, items));
}

/** Jumps from one category to the next in their index; `distinct` would read every project. */
export async function listProjectCategories(db: Db): Promise<string[]> {
  const first = db.selectFrom('portfolioProjects').select((eb) => eb.fn.min<string | null>('category').as('category'));
  const rows = await db
    .withRecursive('known', (known) =>
      first.unionAll(
        known
          .selectFrom('known')
          .where('known.category', 'is not', null)
          .select((eb) => [
            eb
              .selectFrom('portfolioProjects')
              .whereRef('portfolioProjects.category', '>', 'known.category')
              .select((next) => next.fn.min<string | null>('portfolioProjects.category').as('category'))
              .as('category'),
          ]),
      ),
    )
    .selectFrom('known')
    .select('category')
    .execute();
  return rows.flatMap(({ category }) => category ?? []);
}

export const findProject = (db: Db, id: number) =>
  projects.find(db.selectFrom('portfolioProjects').where('id', '=', id));

/** A project, or an unsaved one, and related ones: those of its category first, then the newest. */
export async function findProjectWithRelated(db: Db, id: number, count: number, unsaved?: Project) {
  const project = unsaved ?? (await findProject(db, id));
  if (!project) return undefined;
  // The newest projects may include the project itself and those of its category.
  const [alike, newest] = await Promise.all([
    cards.list(
      newestProjects(db)
        .where('category', '=', project.category)
        .limit(count + 1),
      {},
    ),
    cards.list(newestProjects(db).limit(2 * count + 1), {}),
  ]);
  const others = new Map([...alike.items, ...newest.items].map((other) => [other.id, other]));
  others.delete(id);
  const related = [...others.values()].slice(0, count);
  return { project, related };
}

export const insertProject = (db: Db, input: Input, now: Date) => projects.insert(db, { ...input, createdAt: now });

export const replaceProject = (db: Db, id: number, input: Input) => projects.update(db, id, input);

/** The admin's list of projects, and the categories of all projects. Featured ones alone are in the order of the pages. */
export async function listProjectsForAdmin(db: Db, { category, featured, ...query }: ProjectAdminListQuery) {
  const [{ items, total }, categories] = await Promise.all([
    cards.listForAdmin(
      db,
      { from: featured ? featuredFirst(db) : newestProjects(db), filters: { category, featured } },
      query,
    ),
    listProjectCategories(db),
  ]);
  return { items, total, categories };
}

export const setProjectsFeatured = (db: Db, ids: readonly number[], featured: boolean) =>
  projects.updateMany(db, ids, { featured });

export const moveFeaturedProject = (db: Db, move: Move) => moveFeatured(db, 'portfolioProjects', move);
