import type { RecordKind } from '@site/schema/record-kinds';
import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../tables.ts';
import { newestCaseStudies } from './case-study.ts';
import { publicPages } from './page.ts';
import { publicPosts } from './post.ts';
import { newestProjects } from './project.ts';
import { activeServices } from './service.ts';

/** The rows that visitors see, in the order of the pages that list them. */
const rowsOf = {
  page: publicPages,
  project: newestProjects,
  caseStudy: newestCaseStudies,
  service: activeServices,
  post: publicPosts,
} satisfies Record<RecordKind, (db: Db, now: Date) => object>;

/** The columns that callers read. Not every kind has all of them; see `records`. */
type Row = Record<'title' | 'imageUrl' | 'featuredImage' | 'clientName' | 'color' | 'gradient', string> &
  Record<'id' | 'slug' | 'href', string | number> &
  Record<'createdAt' | 'updatedAt', string | Date>;

/** Kysely cannot type a table whose name is a variable. */
export const publicRows = (db: Db, now: Date, kind: RecordKind) =>
  rowsOf[kind](db, now) as unknown as SelectQueryBuilder<{ record: Row }, 'record', object>;
