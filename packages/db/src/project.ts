import { type ProjectListing, type ProjectManagement, project, type projectInput } from '@site/schema/project';
import type { z } from 'zod';
import { table } from './table.ts';
import type { Db } from './tables.ts';

type Input = z.output<typeof projectInput>;

const projects = table('portfolioProjects', project);

const newestFirst = (db: Db) => db.selectFrom('portfolioProjects').orderBy('createdAt', 'desc').orderBy('id', 'desc');

const featuredFirst = (db: Db) =>
  db.selectFrom('portfolioProjects').orderBy('featured', 'desc').orderBy('createdAt', 'desc').orderBy('id', 'desc');

const ofCategory = (category: string | undefined) => (query: ReturnType<typeof newestFirst>) =>
  query.$if(category !== undefined, (all) => all.where('category', '=', category as string));

export const listProjects = (db: Db, { category, ...window }: ProjectListing) =>
  projects.list(newestFirst(db).$call(ofCategory(category)), window);

/** What one page of the portfolio shows: its projects, featured ones in front, and the categories to choose from. */
export async function browseProjects(db: Db, { category, ...window }: ProjectListing) {
  const [{ items, total }, categories] = await Promise.all([
    projects.list(featuredFirst(db).$call(ofCategory(category)), window),
    listProjectCategories(db),
  ]);
  return { items, total, categories };
}

/** The first projects with featured ones in front. */
export async function listShowcase(db: Db, limit: number) {
  const { items } = await projects.list(featuredFirst(db).limit(limit), {});
  return items;
}

export async function listProjectCategories(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('portfolioProjects').select('category').distinct().orderBy('category').execute();
  return rows.map(({ category }) => category);
}

export const findProject = (db: Db, id: number) =>
  projects.find(db.selectFrom('portfolioProjects').where('id', '=', id));

/** A project with some others to go on to: of its category first, then the newest. */
export async function findProjectWithRelated(db: Db, id: number, count: number) {
  const project = await findProject(db, id);
  if (!project) return undefined;
  const others = db.selectFrom('portfolioProjects').where('id', '!=', id);
  const nearestFirst = others
    .orderBy((eb) => eb.case().when('category', '=', project.category).then(0).else(1).end())
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  const { items: related } = await projects.list(nearestFirst.limit(count), {});
  return { project, related };
}

export const insertProject = (db: Db, input: Input, now: Date) => projects.insert(db, { ...input, createdAt: now });

export const replaceProject = (db: Db, id: number, input: Input) => projects.update(db, id, input);

/** A window for the administration, with every category that there is. */
export async function manageProjects(db: Db, { category, featured, ...query }: ProjectManagement) {
  const wanted = newestFirst(db)
    .$call(ofCategory(category))
    .$if(featured !== undefined, (all) => all.where('featured', '=', featured as boolean));
  const [{ items, total }, categories] = await Promise.all([
    projects.manage(wanted, query, ['title', 'description', 'category', 'technologies']),
    listProjectCategories(db),
  ]);
  return { items, total, categories };
}

export const setProjectsFeatured = (db: Db, ids: readonly number[], featured: boolean) =>
  projects.updateMany(db, ids, { featured });
