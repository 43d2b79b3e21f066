import { sql } from 'kysely';
import type { Database } from '../open.ts';
import { rebuildSearchIndex } from '../search/rebuild-index.ts';

/*
 * Generates thousands of rows in the database itself, for tests and benchmarks of large tables.
 */

/** The rows are five minutes apart; the last hundredth of the posts is in the future. */
const STEP_SECONDS = 300;

type Size = { posts: number; leads: number; works?: number; rest?: number; now: Date };

/**
 * Fills an empty database with posts, leads, works (projects, case studies, services, pages) and rows of all other
 * tables.
 */
export async function fillTables(database: Database, { posts, leads, works = 0, rest = 0, now }: Size) {
  const { db, engine } = database;
  const filler = createFiller(database, now);
  await fillPosts(filler, posts);
  await fillLeads(filler, leads);
  await fillWorks(filler, works);
  await fillOtherTables(filler, rest, posts);
  await rebuildSearchIndex(db);
  if (engine !== 'postgres') return;
  // The planner prefers index-only scans after VACUUM has marked the rows visible, which it does once their commits are
  // flushed. The tests run with synchronous_commit = off.
  await sql`checkpoint`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

type Filler = ReturnType<typeof createFiller>;

/** Values are SQL expressions in which `n` is the number of the row. */
function createFiller({ db, engine }: Database, now: Date) {
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

  /** One of three times on each of the last 36 days. */
  const someTime = instant(`${begin} - n % 108 * 28800`);

  return { fill, ago, someTime };
}

const many = (text: string, times: number) => `'${text.repeat(times)}'`;
const title = (name: string) => `case n % 2 when 0 then '${name} ' else 'a ${name} ' end || n`;

async function fillPosts({ fill, ago }: Filler, posts: number) {
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
}

async function fillLeads({ fill, ago, someTime }: Filler, leads: number) {
  const lead = {
    name: title('Visitor'),
    email: `'visitor' || n || '@example.com'`,
    message: `'A question of visitor ' || n || ' about trains.'`,
    contacted: 'n % 2 = 0',
    stage: `case n % 6 when 0 then 'contacted' when 2 then 'qualified' when 4 then 'won' when 3 then 'lost' else 'new' end`,
    stage_changed_at: ago(leads),
    reply_due_at: ago(leads),
    created_at: ago(leads),
  };
  await fill('contact_submissions', leads, lead);
  await fill('call_schedules', leads, {
    ...lead,
    phone: `'+91 98100 00000'`,
    preferred_date: ago(leads),
    preferred_time: `(n % 3 + 9) || ':00 AM'`,
    starts_at: ago(leads),
    phone_key: `'+91981' || n`,
  });
  await fill('call_seats', leads, {
    starts_at: someTime,
    seat: 'n',
    call_id: `(select max(id) from call_schedules) - ${leads} + n`,
  });
}

async function fillWorks({ fill, ago }: Filler, works: number) {
  const work = { title: title('Work'), image_url: `'/art/x.svg'`, created_at: ago(works) };
  const featured = { featured: 'n % 10 in (1, 2)', featured_order: 'n % 7' };
  await fill('portfolio_projects', works, {
    ...work,
    ...featured,
    description: many('Words. ', 20),
    category: `'Category ' || n % 8`,
    case_study_id: `n % 100 + 1`,
    service_id: `n % 100 + 1`,
  });
  await fill('case_studies', works, {
    ...work,
    ...featured,
    client_name: title('Client'),
    industry: `'Industry ' || n % 8`,
    challenge: many('Words. ', 20),
    solution: many('Words. ', 20),
    results: many('Words. ', 20),
    duration: `'3 months'`,
    service_id: `n % 100 + 1`,
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
  await fill('pages', works, {
    title: title('Page'),
    slug: `'page-' || n`,
    content: many('Words. ', 20),
    in_footer: 'n % 10 = 3',
    updated_at: ago(works),
  });
}

async function fillOtherTables({ fill, ago }: Filler, rest: number, posts: number) {
  await fill('media', rest, {
    hash: `'hash' || n`,
    kind: `case n % 10 when 0 then 'document' else 'picture' end`,
    name: title('File'),
    file: `'a.jpg'`,
    bytes: 'n % 1000',
    created_at: ago(rest),
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
    template: `case when n % 2 = 0 then 'notice' else 'confirmation' end`,
    recipient_key: `'visitor' || n || '@example.com'`,
    next_attempt_at: ago(rest),
    sent_at: `case when n % 10 = 0 then null else ${ago(rest)} end`,
  });
  await fill('lead_events', rest, {
    kind: `'contact'`,
    lead_id: 'n',
    type: `'note'`,
    text: `'Called back.'`,
    created_at: ago(rest),
  });
  const parents = Math.min(rest, 20);
  await fill('webhooks', parents, { url: `'https://example.com'`, secret: `'x'`, created_at: ago(parents) });
  await fill('webhook_deliveries', rest, {
    webhook_id: `n % ${parents} + 1`,
    event: `'lead.created'`,
    kind: `'contact'`,
    lead_id: 'n',
    payload: `'{}'`,
    next_attempt_at: ago(rest),
    delivered_at: `case when n % 10 = 0 then null else ${ago(rest)} end`,
    created_at: ago(rest),
  });
  await fill('users', parents, { username: `'user' || n`, password: `'x'` });
  await fill('admin_sessions', rest, {
    session_id: `'session-' || n`,
    user_id: `n % ${parents} + 1`,
    last_seen_at: ago(rest),
    expires_at: ago(rest),
  });
  await fill('rate_limits', rest, { key: `'leads:' || n`, hits: '1', reset_at: ago(rest) });
  await fill('blog_categories', parents, { name: `'Category ' || n`, slug: `'category-' || n` });
  await fill('blog_post_tags', posts, { post_id: 'n', slug: `'trains'` });
  await fill('blog_post_tags', posts, { post_id: 'n', slug: `'tag-' || n` });
  await fill('blog_post_categories', Math.min(rest, posts), { post_id: 'n', category_id: `n % ${parents} + 1` });
}
