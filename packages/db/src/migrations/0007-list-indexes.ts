import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * Drops the row counts by month and day (0004) and gives every order of every admin list one index that also holds the
 * columns its filters read. Counting or skipping 100,000 rows then reads the index alone, which takes about 10 ms, so
 * the indexes for each filter (0002, 0003) are dropped too.
 */

const counted = ['blog_posts', 'contact_submissions', 'call_schedules'];

const replaced = [
  'blog_posts_newest',
  'blog_posts_title',
  'blog_posts_updated',
  'blog_posts_views',
  'blog_posts_by_published_title',
  'blog_posts_by_published_updated_at',
  'blog_posts_by_published_view_count',
  'blog_posts_by_featured_published_at',
  'blog_posts_by_featured_title',
  'blog_posts_by_featured_updated_at',
  'blog_posts_by_featured_view_count',
  'contact_submissions_newest',
  'contact_submissions_name',
  'contact_submissions_status',
  'contact_submissions_by_contacted_name',
  'call_schedules_newest',
  'call_schedules_name',
  'call_schedules_day',
  'call_schedules_status',
  'call_schedules_by_contacted_name',
  'call_schedules_by_contacted_preferred_date',
  'portfolio_projects_newest',
  'portfolio_projects_by_title',
  'portfolio_projects_by_category',
  'portfolio_projects_by_category_title',
  'portfolio_projects_by_category_category',
  'portfolio_projects_by_featured_title',
  'portfolio_projects_by_featured_category',
  'case_studies_newest',
  'case_studies_by_title',
  'case_studies_by_client_name',
  'case_studies_by_industry',
  'case_studies_by_featured_created_at',
  'case_studies_by_featured_title',
  'case_studies_by_featured_client_name',
  'case_studies_by_featured_industry',
  'services_order',
  'services_by_title',
  'services_by_updated_at',
  'services_by_active_title',
  'services_by_active_updated_at',
];

// "9:30 AM" is ordered as "AM09:30 AM" and "12:30 PM" as "PM00:30 PM".
const time = `(substr(preferred_time, length(preferred_time) - 1) || case when substr(preferred_time, 1, 3) = '12:' then '00' || substr(preferred_time, 3) when length(preferred_time) < 8 then '0' || preferred_time else preferred_time end)`;

type List = { table: string; filters: string; orders: Record<string, string> };

const lists: List[] = [
  {
    table: 'blog_posts',
    filters: 'published, published_at, featured',
    orders: {
      newest: 'published_at desc, id desc',
      title: 'lower(title), id, title',
      updated: 'updated_at, id',
      views: 'view_count, id',
    },
  },
  {
    table: 'contact_submissions',
    filters: 'contacted',
    orders: { newest: 'created_at desc, id desc', name: 'lower(name), id, name' },
  },
  {
    table: 'call_schedules',
    filters: 'contacted',
    orders: {
      newest: 'created_at desc, id desc',
      name: 'lower(name), id, name',
      day: `preferred_date, ${time}, id, preferred_time`,
    },
  },
  {
    table: 'portfolio_projects',
    filters: 'featured, category',
    orders: {
      newest: 'created_at desc, id desc',
      title: 'lower(title), id, title',
      category: 'lower(category), id',
    },
  },
  {
    table: 'case_studies',
    filters: 'featured',
    orders: {
      newest: 'created_at desc, id desc',
      title: 'lower(title), id, title',
      client: 'lower(client_name), id, client_name',
      industry: 'lower(industry), id, industry',
    },
  },
  {
    table: 'services',
    filters: 'active',
    orders: { order: 'sort_order, id', title: 'lower(title), id, title', updated: 'updated_at, id' },
  },
];

export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  // A million rows take longer than the 15 s that a statement may take otherwise.
  if (engine === 'postgres') await run('set local statement_timeout = 0');
  for (const table of counted) {
    for (const event of ['insert', 'update', 'delete']) {
      const name = `${table}_tally_${event}`;
      await run(engine === 'sqlite' ? `drop trigger ${name}` : `drop function ${name}() cascade`);
    }
  }
  await run('drop table tallies');
  for (const name of replaced) await run(`drop index ${name}`);
  for (const { table, filters, orders } of lists) {
    for (const [name, columns] of Object.entries(orders)) {
      await run(`create index ${table}_${name} on ${table} (${columns}, ${filters})`);
    }
  }
}
