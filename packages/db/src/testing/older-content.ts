import { caseStudyInput } from '@site/schema/case-study';
import { postInput } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { serviceInput } from '@site/schema/service';
import { sql } from 'kysely';
import { listArchiveTables } from '../archive/archive-tables.ts';
import type { Database } from '../open.ts';
import { caseStudies } from '../seed/case-studies.ts';
import { posts } from '../seed/posts.ts';
import { projects } from '../seed/projects.ts';
import { services } from '../seed/services.ts';

/*
 * Fills databases with the schema of earlier versions, which the functions of the current version cannot write.
 */

const LEADS = 60;
const instant = '2025-06-02T06:00:00.000Z';
const spellings = ['9:00 AM', '09:30 am', '14:00', 'Morning'];

/** Inserts the demo content, leads, mails and the administrator into a database that has the schema of the first migration. */
export async function fillFirstSchema(database: Database): Promise<void> {
  const lead = (index: number) => ({
    name: `Asha Rao ${index}`,
    email: `asha.rao+${index}@gmail.com`,
    message: `Please call us about shop ${index}.`,
  });
  const rows: Record<string, object[]> = {
    users: [{ username: 'owner', password: 'hash' }],
    services: services.map((service) => serviceInput.parse(service)),
    caseStudies: caseStudies.map((study) => caseStudyInput.parse(study)),
    portfolioProjects: projects.map((project) => projectInput.parse(project)),
    blogPosts: posts.map((post) => postInput.parse(post)),
    blogCategories: [{ name: 'Websites', slug: 'websites' }],
    blogPostCategories: posts.map((_, index) => ({ postId: index + 1, categoryId: 1 })),
    contactSubmissions: Array.from({ length: LEADS }, (_, index) => lead(index)),
    callSchedules: Array.from({ length: LEADS }, (_, index) => ({
      ...lead(index),
      phone: '+91 98765 43210',
      preferredDate: instant,
      preferredTime: spellings[index % spellings.length],
    })),
    adminSessions: [{ sessionId: 'hash', userId: 1, expiresAt: instant }],
    settings: [{ key: 'brand', value: '{"name":"Ascent"}' }],
    rateLimits: [{ key: 'login:127.0.0.1', hits: 1, resetAt: instant }],
    outbox: Array.from({ length: LEADS }, (_, index) => ({
      kind: 'contact',
      leadId: index + 1,
      nextAttemptAt: instant,
    })),
  };
  const tables = await database.db.introspection.getTables();
  for (const [table, records] of Object.entries(rows)) {
    const columns = tables.find(({ name }) => name === snakeCase(table))?.columns.map(({ name }) => name) ?? [];
    for (const record of records) {
      const values = Object.entries(record)
        .filter(([key]) => columns.includes(snakeCase(key)))
        .map(([key, value]) => [key, Array.isArray(value) ? JSON.stringify(value) : value]);
      await database.db
        .insertInto(table as 'settings')
        .values(Object.fromEntries(values))
        .execute();
    }
  }
}

/** Adds a row to each table that a migration has created, with a value in every column that needs one. */
export async function fillNewTables({ db }: Database): Promise<void> {
  const tables = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  // Parents first.
  for (const { name, key } of await listArchiveTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) continue;
    // SQLite allows null in a primary key of text.
    const keys = key.filter(({ isText }) => isText).map((column) => column.name);
    const needed = (tables.get(name) ?? []).filter(
      (column) =>
        keys.includes(column.name) || !(column.isNullable || column.hasDefaultValue || column.isAutoIncrementing),
    );
    const values = needed.map(({ name: column, dataType }) => sql.val(sampleOf(column, dataType)));
    await sql`insert into ${sql.table(name)} (${sql.join(needed.map((column) => sql.ref(column.name)))})
      values (${sql.join(values)})`.execute(db);
  }
}

function sampleOf(column: string, type: string): number | string {
  if (/int/i.test(type)) return 1;
  // Some columns contain JSON.
  return /_at$|^at$/.test(column) ? instant : '{}';
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
