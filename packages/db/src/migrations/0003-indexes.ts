import { type Kysely, sql } from 'kysely';

/*
 * Adds an index for every order of every list, alone and after each filter, so that a page is read without sorting and
 * without reading other pages. 0001 and 0002 created the remaining ones.
 */
const lists: { table: string; newest: string; orders: string[]; filters: string[] }[] = [
  {
    table: 'blog_posts',
    newest: 'published_at desc, id desc',
    orders: ['lower(title)', 'updated_at', 'view_count'],
    filters: ['published', 'featured'],
  },
  {
    table: 'contact_submissions',
    newest: 'created_at desc, id desc',
    orders: ['lower(name)'],
    filters: ['contacted'],
  },
  {
    table: 'call_schedules',
    newest: 'created_at desc, id desc',
    orders: ['lower(name)', 'preferred_date'],
    filters: ['contacted'],
  },
  {
    table: 'portfolio_projects',
    newest: 'created_at desc, id desc',
    orders: ['lower(title)', 'lower(category)'],
    // Descending, because the portfolio lists featured projects first.
    filters: ['featured desc', 'category'],
  },
  {
    table: 'case_studies',
    newest: 'created_at desc, id desc',
    orders: ['lower(title)', 'lower(client_name)', 'lower(industry)'],
    filters: ['featured'],
  },
  {
    table: 'services',
    newest: 'sort_order, id',
    orders: ['lower(title)', 'updated_at'],
    filters: ['active'],
  },
];

const present = new Set([
  'blog_posts: lower(title), id',
  'blog_posts: updated_at, id',
  'blog_posts: view_count, id',
  'blog_posts: published, published_at desc, id desc',
  'contact_submissions: lower(name), id',
  'contact_submissions: contacted, created_at desc, id desc',
  'call_schedules: lower(name), id',
  'call_schedules: contacted, created_at desc, id desc',
  'call_schedules: preferred_date, id',
  'services: active, sort_order, id',
]);

export async function up(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, table: string, columns: string) =>
    sql`create index ${sql.id(name)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(db);
  for (const { table, newest, orders, filters } of lists) {
    const sorted = orders.map((order) => `${order}, id`);
    const filtered = filters.flatMap((filter) => [newest, ...sorted].map((order) => `${filter}, ${order}`));
    for (const columns of [...sorted, ...filtered]) {
      if (!present.has(`${table}: ${columns}`)) await index(nameOf(table, columns), table, columns);
    }
  }
  await index('portfolio_projects_showcase', 'portfolio_projects', 'category, featured desc, created_at desc, id desc');
  // Contains every column of the sitemap. Reading them from the rows, past the articles, took 175 ms for 50,000 posts.
  await sql`drop index blog_posts_published`.execute(db);
  await index('blog_posts_published', 'blog_posts', 'published, published_at desc, id desc, updated_at, slug');
  await sql`drop index admin_sessions_user`.execute(db);
  await index('admin_sessions_user', 'admin_sessions', 'user_id, last_seen_at, id');
}

/** `category, lower(title), id` of projects becomes `portfolio_projects_by_category_title`. */
function nameOf(table: string, columns: string): string {
  const words = columns.replace(/lower\(|\)| desc|, id\b/g, '').split(', ');
  return `${table}_by_${words.join('_')}`;
}
