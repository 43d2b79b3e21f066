import { postAdminListQuery } from '@site/schema/post';
import { expect, onTestFinished, test } from 'vitest';
import { listPostsForAdmin, listPublicPosts } from '../content/post.ts';
import { readPublicWorks, readSitemap } from '../content/sitemap.ts';
import { type Database, openDatabase } from '../open.ts';
import { fillTables } from '../testing/bulk-records.ts';
import { emptyDatabaseUrl, testDatabase } from '../testing/database.ts';
import { everyQuery, everySearch, now, type RunQuery } from '../testing/list-queries.ts';
import { explainStatement } from '../testing/query-plans.ts';
import { recordStatements } from '../testing/statements.ts';

// Enough rows that no planner prefers to read the whole table.
const ROWS = 2_000;
// Looking up each trigram of a search pays off only with more rows.
const SEARCHED_ROWS = 10_000;

/** Statements that may read or sort all rows, because the rows are few. */
const allowed = [
  // The categories of the posts on one page.
  /from "blog_post_categories" inner join "blog_categories" .+ where "post_id" in \(/,
  // The calls of one person.
  /from "call_schedules" where \("(email|mailbox_key)" in \(\S+\) or "phone_key" in/,
  // The working copies, which have their own index.
  /from "versions" where "state" = /,
  // The unsent mails, which have their own index.
  /(from|update) "outbox" (set .+ )?where "sent_at" is null and "held_at" is null/,
];

/** `testDatabase` may return one whose indexes have grown in an earlier test, which changes the plans of PostgreSQL. */
async function newDatabase(): Promise<Database> {
  const database = openDatabase(await emptyDatabaseUrl());
  onTestFinished(() => database.close());
  await database.migrate();
  return database;
}

async function expectNoProblems(database: Database, queries: Iterable<[name: string, run: RunQuery]>) {
  const { db, statements } = recordStatements(database.db);
  const seen = new Set<string>();
  for (const [name, run] of queries) {
    await run(db);
    for (const statement of statements.splice(0)) {
      const key = `${statement.sql} ${JSON.stringify(statement.parameters)}`;
      if (seen.has(key) || allowed.some((pattern) => pattern.test(statement.sql))) continue;
      seen.add(key);
      const { plan, problems } = await explainStatement(database.db, statement);
      expect.soft(problems, `${name}\n${statement.sql}\n${plan}`).toEqual([]);
    }
  }
}

test('lists and look-ups use an index and neither read nor sort whole tables', async () => {
  const database = await newDatabase();
  await fillTables(database, { posts: ROWS, leads: ROWS, works: ROWS, rest: ROWS, now });
  await expectNoProblems(database, everyQuery());
});

test('searches of long lists use the trigram index', { tags: ['long'] }, async () => {
  const database = await newDatabase();
  await fillTables(database, { posts: SEARCHED_ROWS, leads: SEARCHED_ROWS, now });
  await expectNoProblems(database, everySearch());
});

/** The queries that return articles: a post, a feed, and the REST list of whole posts for the administrator. */
const showsArticles = ['listAllPosts', 'findPost', 'findPostToEdit', 'findPublicPost', 'listNewestArticles'];

test('only queries that return articles read them', async () => {
  const { db, statements } = recordStatements((await testDatabase()).db);
  const whole: [string, RunQuery][] = [
    ['listPublicPosts', (on) => listPublicPosts(on, now, {})],
    ['listPostsForAdmin', (on) => listPostsForAdmin(on, now, postAdminListQuery.parse({ search: 'trains' }))],
    ['readSitemap', (on) => readSitemap(on, now)],
    ['readPublicWorks', (on) => readPublicWorks(on, now)],
  ];
  for (const [name, run] of [...everyQuery(), ...whole]) {
    await run(db);
    const readers = statements
      .splice(0)
      .filter(({ sql }) => /"content"|"hidden_tags"|\*/.test(sql.replace('count(*)', '')));
    if (!showsArticles.some((shown) => name.split(' ')[0] === shown)) expect.soft(readers, name).toEqual([]);
  }
});
