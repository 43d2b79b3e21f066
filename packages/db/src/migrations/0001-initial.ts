import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const builder = tableBuilder(db, types);
  await createAccounts(builder);
  await createLeads(builder);
  await createAgencyContent(builder);
  await createBlog(builder);
  await createRuntimeState(builder);
  await createIndexes(db);
}

type Column = Parameters<NonNullable<Parameters<CreateTableBuilder<string>['addColumn']>[2]>>[0];
type Builder = ReturnType<typeof tableBuilder>;

const required = (c: Column) => c.notNull();

function tableBuilder(db: Kysely<unknown>, types: ColumnTypes) {
  return {
    db,
    types,
    create: (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('id', types.id as 'integer', (c) => c.primaryKey().modifyEnd(types.idSuffix)) as CreateTableBuilder<
        string,
        string
      >,
    flag: (initial: boolean) => (c: Column) => c.notNull().defaultTo(types.flagValue(initial)),
    list: (c: Column) => c.notNull().defaultTo(types.emptyList),
    now: (c: Column) => c.notNull().defaultTo(types.now),
  };
}

async function createAccounts({ create, types, now }: Builder) {
  await create('users')
    .addColumn('username', 'text', (c) => c.notNull().unique())
    .addColumn('password', 'text', required)
    .execute();

  await create('admin_sessions')
    .addColumn('session_id', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', types.instant, now)
    .addColumn('last_seen_at', types.instant, now)
    .addColumn('expires_at', types.instant, required)
    .execute();
}

async function createLeads({ create, types, flag, now }: Builder) {
  await create('contact_submissions')
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('service', 'text')
    .addColumn('contacted', types.flag, flag(false))
    .addColumn('created_at', types.instant, now)
    .execute();

  await create('call_schedules')
    .addColumn('name', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('company', 'text')
    .addColumn('message', 'text')
    .addColumn('preferred_date', types.instant, required)
    .addColumn('preferred_time', 'text', required)
    .addColumn('contacted', types.flag, flag(false))
    .addColumn('created_at', types.instant, now)
    .execute();
}

async function createAgencyContent({ create, types, flag, list, now }: Builder) {
  await create('portfolio_projects')
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('image_url', 'text', required)
    .addColumn('project_url', 'text')
    .addColumn('category', 'text', required)
    .addColumn('technologies', types.list, list)
    .addColumn('featured', types.flag, flag(false))
    .addColumn('created_at', types.instant, now)
    .execute();

  await create('case_studies')
    .addColumn('title', 'text', required)
    .addColumn('client_name', 'text', required)
    .addColumn('industry', 'text', required)
    .addColumn('challenge', 'text', required)
    .addColumn('solution', 'text', required)
    .addColumn('results', 'text', required)
    .addColumn('image_url', 'text', required)
    .addColumn('project_url', 'text')
    .addColumn('duration', 'text', required)
    .addColumn('budget', 'text')
    .addColumn('technologies', types.list, list)
    .addColumn('testimonial', 'text')
    .addColumn('testimonial_author', 'text')
    .addColumn('featured', types.flag, flag(false))
    .addColumn('created_at', types.instant, now)
    .execute();

  await create('services')
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('icon', 'text', required)
    .addColumn('features', types.list, list)
    .addColumn('gradient', 'text', required)
    .addColumn('color', 'text', required)
    .addColumn('href', 'text', required)
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addColumn('hero_title', 'text')
    .addColumn('hero_description', 'text')
    .addColumn('service_details', types.list, list)
    .addColumn('image_url', 'text')
    .addColumn('active', types.flag, flag(true))
    .addColumn('sort_order', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', types.instant, now)
    .addColumn('updated_at', types.instant, now)
    .execute();
}

async function createBlog({ create, types, flag, list, now }: Builder) {
  await create('blog_posts')
    .addColumn('title', 'text', required)
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('excerpt', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('featured_image', 'text')
    .addColumn('gallery', types.list, list)
    .addColumn('author', 'text', required)
    .addColumn('published', types.flag, flag(false))
    .addColumn('featured', types.flag, flag(false))
    .addColumn('tags', types.list, list)
    .addColumn('hidden_tags', types.list, list)
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addColumn('meta_keywords', 'text')
    .addColumn('canonical_url', 'text')
    .addColumn('reading_time', 'integer', (c) => c.notNull().defaultTo(5))
    .addColumn('view_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('published_at', types.instant)
    .addColumn('created_at', types.instant, now)
    .addColumn('updated_at', types.instant, now)
    .execute();

  await create('blog_categories')
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('description', 'text')
    .addColumn('color', 'text', (c) => c.notNull().defaultTo('#3B82F6'))
    .addColumn('post_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', types.instant, now)
    .execute();

  await create('blog_post_categories')
    .addColumn('post_id', 'integer', (c) => c.notNull().references('blog_posts.id').onDelete('cascade'))
    .addColumn('category_id', 'integer', (c) => c.notNull().references('blog_categories.id').onDelete('cascade'))
    .addUniqueConstraint('blog_post_categories_once', ['post_id', 'category_id'])
    .execute();
}

async function createRuntimeState({ db, create, types, now }: Builder) {
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', required)
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('hits', 'integer', required)
    .addColumn('reset_at', types.instant, required)
    .execute();

  await create('outbox')
    .addColumn('kind', 'text', required)
    .addColumn('lead_id', 'integer', required)
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', types.instant, required)
    .addColumn('sent_at', types.instant)
    .addColumn('created_at', types.instant, now)
    .execute();
}

async function createIndexes(db: Kysely<unknown>) {
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();

  await index('admin_sessions_user', 'admin_sessions', ['user_id']);
  await index('admin_sessions_expiry', 'admin_sessions', ['expires_at']);
  await index('services_href', 'services', ['href']);
  await index('services_order', 'services', ['sort_order', 'id']);
  await index('services_active_order', 'services', ['active', 'sort_order', 'id']);
  await index('contact_submissions_newest', 'contact_submissions', ['created_at desc', 'id desc']);
  await index('call_schedules_newest', 'call_schedules', ['created_at desc', 'id desc']);
  await index('portfolio_projects_newest', 'portfolio_projects', ['created_at desc', 'id desc']);
  await index('case_studies_newest', 'case_studies', ['created_at desc', 'id desc']);
  await index('blog_posts_published', 'blog_posts', ['published', 'published_at desc', 'id desc']);
  await index('blog_posts_newest', 'blog_posts', ['published_at desc', 'id desc']);
  await index('blog_post_categories_category', 'blog_post_categories', ['category_id']);
  await index('rate_limits_reset', 'rate_limits', ['reset_at']);
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql.ref('sent_at'), 'is', null)
    .execute();
}
