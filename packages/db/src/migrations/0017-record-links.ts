import { type Kysely, sql } from 'kysely';

/*
 * Links from projects to a case study and a service, and from case studies to a service. They are no foreign keys: a
 * record in the trash is not in its table, and restoring it restores the links to it.
 */

const place = '(case when featured then featured_order else 2147483647 end)';

export async function up(db: Kysely<unknown>): Promise<void> {
  const links = [
    ['portfolio_projects', 'case_study_id'],
    ['portfolio_projects', 'service_id'],
    ['case_studies', 'service_id'],
  ];
  for (const [table, column] of links) {
    await sql.raw(`alter table ${table} add column ${column} integer`).execute(db);
    await sql
      .raw(
        `create index ${table}_${column} on ${table} (${column}, ${place}, created_at desc, id desc)
         where ${column} is not null`,
      )
      .execute(db);
  }
}
