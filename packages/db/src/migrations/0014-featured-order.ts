import { type Kysely, sql } from 'kysely';

/*
 * The order of featured projects and case studies, and the indexes for lists that begin with them. They replace those
 * that ordered featured projects by age.
 */

const place = '(case when featured then featured_order else 2147483647 end)';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'alter table portfolio_projects add column featured_order integer not null default 0',
    'alter table case_studies add column featured_order integer not null default 0',
    'drop index portfolio_projects_by_featured_created_at',
    'drop index portfolio_projects_showcase',
    `create index portfolio_projects_showcase
      on portfolio_projects (${place}, created_at desc, id desc, featured, category)`,
    `create index portfolio_projects_category_showcase
      on portfolio_projects (category, ${place}, created_at desc, id desc, featured)`,
    `create index case_studies_showcase on case_studies (${place}, created_at desc, id desc, featured)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
