import type { Listing } from '@site/schema/listing';
import { project, type projectInput } from '@site/schema/project';
import type { z } from 'zod';
import { table } from './table.ts';
import type { Db } from './tables.ts';

type Input = z.output<typeof projectInput>;

const projects = table('portfolioProjects', project);

export const listProjects = (db: Db, window: Listing) =>
  projects.list(db.selectFrom('portfolioProjects').orderBy('createdAt', 'desc').orderBy('id', 'desc'), window);

export const findProject = (db: Db, id: number) =>
  projects.find(db.selectFrom('portfolioProjects').where('id', '=', id));

export const insertProject = (db: Db, input: Input, now: Date) => projects.insert(db, { ...input, createdAt: now });

export const replaceProject = (db: Db, id: number, input: Input) => projects.update(db, id, input);

export const deleteProject = (db: Db, id: number) => projects.remove(db, id);
