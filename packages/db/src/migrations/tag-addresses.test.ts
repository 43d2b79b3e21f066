import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseAt } from '../testing/database.ts';

test('the migration finds the tags of posts that are stored already', async () => {
  const { db, migrate } = await databaseAt('0018-service-ticket');
  for (const [slug, tags] of [
    ['post', '["Local SEO", "local seo", "Maps"]'],
    ['untagged', '[]'],
  ]) {
    await sql`insert into blog_posts (title, slug, excerpt, content, author, tags)
      values ('A post', ${slug}, 'Short', 'Long', 'Asha', ${tags})`.execute(db);
  }
  await migrate('0019-tag-addresses');
  const tags = await db.selectFrom('blogPostTags').select(['postId', 'slug']).orderBy('slug').execute();
  expect(tags).toEqual([
    { postId: 1, slug: 'local-seo' },
    { postId: 1, slug: 'maps' },
  ]);
});
