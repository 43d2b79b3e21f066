import { type Kysely, sql } from 'kysely';

/*
 * The index of the sitemap contains the canonical URLs of posts, because reading them from the rows would read past the
 * articles.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index blog_posts_published`.execute(db);
  await sql`create index blog_posts_published
    on blog_posts (published, published_at desc, id desc, updated_at, slug, canonical_url)`.execute(db);
}
