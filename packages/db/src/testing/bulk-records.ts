import { sql } from 'kysely';
import type { Database } from '../open.ts';

/*
 * Rows by the thousand, written by the database itself: for tests and measurements of what grows.
 */

/** One every five minutes, up to this moment and then some: a hundredth of the posts are scheduled. */
const STEP_SECONDS = 300;

type Size = { posts: number; leads: number; works?: number; rest?: number; now: Date };

/** Fills an empty database: posts and leads, works (projects, case studies, services), and what the rest of the tables hold. */
export async function fillTables({ db, engine }: Database, { posts, leads, works = 0, rest = 0, now }: Size) {
  const begin = Math.floor(now.getTime() / 1000);
  const instant = (seconds: string) =>
    engine === 'postgres' ? `to_timestamp(${seconds})` : `strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`;
  const ago = (rows: number, future = 0) => instant(`${begin} - (${rows} - ${future} - n) * ${STEP_SECONDS}`);

  async function fill(table: string, rows: number, values: Record<string, string>) {
    if (rows === 0) return;
    const columns = Object.keys(values).join(', ');
    const expressions = Object.values(values).join(', ');
    await sql
      .raw(
        `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${rows})
         insert into ${table} (${columns}) select ${expressions} from numbers`,
      )
      .execute(db);
  }

  const many = (text: string, times: number) => `'${text.repeat(times)}'`;
  const title = (name: string) => `case n % 2 when 0 then '${name} ' else 'a ${name} ' end || n`;
  const scheduled = Math.floor(posts / 100);

  await fill('blog_posts', posts, {
    title: title('Post'),
    slug: `'post-' || n`,
    excerpt: `'What the line learned in the hour ' || n || ', told in a sentence of its own.'`,
    content: `'<p>' || ${many('Trains run on time when somebody looks after the points. ', 40)} || n || '</p>'`,
    author: `'Ascent Digital Team'`,
    published: 'n % 10 <> 0',
    featured: 'n % 10 = 3',
    tags: `'["Signals","Trains"]'`,
    view_count: 'n * 7919 % 1000',
    published_at: `case when n % 20 = 0 then null else ${ago(posts, scheduled)} end`,
    created_at: ago(posts),
    updated_at: ago(posts),
  });
  const lead = {
    name: title('Visitor'),
    email: `'visitor' || n || '@example.com'`,
    message: `'A question of visitor ' || n || ' about trains.'`,
    contacted: 'n % 2 = 0',
    created_at: ago(leads),
  };
  await fill('contact_submissions', leads, lead);
  await fill('call_schedules', leads, {
    ...lead,
    phone: `'+91 98100 00000'`,
    preferred_date: ago(leads),
    preferred_time: `(n % 3 + 9) || ':00 AM'`,
  });
  const work = { title: title('Work'), image_url: `'/art/x.svg'`, featured: 'n % 10 = 3', created_at: ago(works) };
  await fill('portfolio_projects', works, {
    ...work,
    description: many('Words. ', 20),
    category: `'Category ' || n % 8`,
  });
  await fill('case_studies', works, {
    ...work,
    client_name: title('Client'),
    industry: `'Industry ' || n % 8`,
    challenge: many('Words. ', 20),
    solution: many('Words. ', 20),
    results: many('Words. ', 20),
    duration: `'3 months'`,
  });
  await fill('services', works, {
    title: title('Service'),
    description: many('Words. ', 20),
    icon: `'code'`,
    gradient: `'x'`,
    color: `'x'`,
    href: `'/services/service-' || n`,
    active: 'n % 10 <> 0',
    sort_order: 'n % 100',
    updated_at: ago(works),
  });
  await fill('trash', rest, {
    kind: `'post'`,
    record_id: 'n',
    title: title('Post'),
    record: `'{}'`,
    deleted_at: ago(rest),
  });
  await fill('outbox', rest, {
    kind: `'contact'`,
    lead_id: 'n',
    next_attempt_at: ago(rest),
    sent_at: `case when n % 10 = 0 then null else ${ago(rest)} end`,
  });
  const parents = Math.min(rest, 20);
  await fill('users', parents, { username: `'user' || n`, password: `'x'` });
  await fill('admin_sessions', rest, {
    session_id: `'session-' || n`,
    user_id: `n % ${parents} + 1`,
    last_seen_at: ago(rest),
    expires_at: ago(rest),
  });
  await fill('rate_limits', rest, { key: `'leads:' || n`, hits: '1', reset_at: ago(rest) });
  await fill('blog_categories', parents, { name: `'Category ' || n`, slug: `'category-' || n` });
  await fill('blog_post_categories', Math.min(rest, posts), { post_id: 'n', category_id: `n % ${parents} + 1` });
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db);
}
