import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/*
 * The addresses of the tags of each post, so that the posts of a tag are found in an index.
 */

const BATCH = 500;

type Rows = { blogPosts: { id: number; tags: string | string[] }; blogPostTags: { postId: number; slug: string } };

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table blog_post_tags (
    post_id integer not null references blog_posts (id) on delete cascade,
    slug text not null,
    primary key (post_id, slug)
  )`.execute(db);
  await sql`create index blog_post_tags_slug on blog_post_tags (slug, post_id)`.execute(db);
  const tables = db as Kysely<Rows>;
  const posts = await tables.selectFrom('blogPosts').select(['id', 'tags']).execute();
  const rows = posts.flatMap(({ id, tags }) => {
    const slugs = new Set((typeof tags === 'string' ? (JSON.parse(tags) as string[]) : tags).map(tagSlug));
    return [...slugs].map((slug) => ({ postId: id, slug }));
  });
  for (let start = 0; start < rows.length; start += BATCH) {
    await tables
      .insertInto('blogPostTags')
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
}

/** A copy of the rule as it was at the release, so that later changes of the rule do not change the migration. */
const tagSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/^\.{1,2}$/, (dots) => '-'.repeat(dots.length));
