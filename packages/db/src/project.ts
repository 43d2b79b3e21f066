import { type ProjectListing, project, type projectInput } from '@site/schema/project';
import type { z } from 'zod';
import { table } from './table.ts';
import type { Db } from './tables.ts';

type Input = z.output<typeof projectInput>;

const projects = table('portfolioProjects', project);

const newestFirst = (db: Db) => db.selectFrom('portfolioProjects').orderBy('createdAt', 'desc').orderBy('id', 'desc');

export const listProjects = (db: Db, { category, ...window }: ProjectListing) =>
  projects.list(
    newestFirst(db).$if(category !== undefined, (query) => query.where('category', '=', category as string)),
    window,
  );

/** The first projects with featured ones in front. */
export async function listShowcase(db: Db, limit: number) {
  const featuredFirst = db
    .selectFrom('portfolioProjects')
    .orderBy('featured', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  const { items } = await projects.list(featuredFirst.limit(limit), {});
  return items;
}

export async function listProjectCategories(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('portfolioProjects').select('category').distinct().orderBy('category').execute();
  return rows.map(({ category }) => category);
}

export const findProject = (db: Db, id: number) =>
  projects.find(db.selectFrom('portfolioProjects').where('id', '=', id));

export const insertProject = (db: Db, input: Input, now: Date) => projects.insert(db, { ...input, createdAt: now });

export const replaceProject = (db: Db, id: number, input: Input) => projects.update(db, id, input);

export const deleteProject = (db: Db, id: number) => projects.remove(db, id);
