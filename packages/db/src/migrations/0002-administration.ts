import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/** Adds the trash, the User-Agent and IP address of sessions, and indexes for the sort orders of the admin lists. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('trash')
    .addColumn('id', types.id, (c) => c.primaryKey().modifyEnd(types.idSuffix as never))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addColumn('deleted_at', types.instant, (c) => c.notNull())
    .addUniqueConstraint('trash_once', ['kind', 'record_id'])
    .execute();
  for (const column of ['user_agent', 'address']) {
    await db.schema.alterTable('admin_sessions').addColumn(column, 'text').execute();
  }

  const index = (name: string, table: string, columns: string) =>
    sql`create index ${sql.id(name)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(db);

  await index('trash_newest', 'trash', 'deleted_at, id');
  await index('blog_posts_title', 'blog_posts', 'lower(title), id');
  await index('blog_posts_updated', 'blog_posts', 'updated_at, id');
  await index('blog_posts_views', 'blog_posts', 'view_count, id');
  for (const leads of ['contact_submissions', 'call_schedules']) {
    await index(`${leads}_name`, leads, 'lower(name), id');
    await index(`${leads}_status`, leads, 'contacted, created_at desc, id desc');
  }
  await index('call_schedules_day', 'call_schedules', 'preferred_date, id');
}
