import { postManagement } from '@site/schema/post';
import { expect, test } from 'vitest';
import type { Database } from '../open.ts';
import { listPublishedPosts, managePosts } from '../post.ts';
import { readPublicWorks, readSitemap } from '../sitemap.ts';
import { fillTables } from '../testing/bulk-records.ts';
import { testDatabase } from '../testing/database.ts';
import { type Ask, everyQuestion, everySearch, now } from '../testing/list-queries.ts';
import { explainStatement } from '../testing/query-plans.ts';
import { noteStatements } from '../testing/statements.ts';

// So many that no planner reads a whole table because it is small.
const ROWS = 2_000;
// A search looks up each of its letters, which is worth more rows.
const SEARCHED_ROWS = 10_000;

/** Statements that may read or sort more than they answer, and why. */
const excused: [reason: string, statement: RegExp][] = [
  [
    'works are written by hand and the trash is emptied: 2,000 of them are counted in 0.05 ms',
    /^select count\(\*\) as "total" from "(portfolio_projects|case_studies|services|trash)"/,
  ],
  ['the categories of one post are put in order', /from "blog_categories" where "id" in \(select "category_id"/],
];

async function expectNoFaults(database: Database, questions: Iterable<[name: string, ask: Ask]>) {
  const { db, statements } = noteStatements(database.db);
  const seen = new Set<string>();
  for (const [name, ask] of questions) {
    await ask(db);
    for (const statement of statements.splice(0)) {
      const key = `${statement.sql} ${JSON.stringify(statement.parameters)}`;
      if (seen.has(key) || excused.some(([, pattern]) => pattern.test(statement.sql))) continue;
      seen.add(key);
      const { plan, faults } = await explainStatement(database.db, statement);
      expect.soft(faults, `${name}\n${statement.sql}\n${plan}`).toEqual([]);
    }
  }
}

test('every list and look-up goes by an index, reads little, and sorts nothing', async () => {
  const database = await testDatabase();
  await fillTables(database, { posts: ROWS, leads: ROWS, works: ROWS, rest: ROWS, now });
  await expectNoFaults(database, everyQuestion());
});

test('a search of a list that grows goes by an index, and reads and sorts little', async () => {
  const database = await testDatabase();
  await fillTables(database, { posts: SEARCHED_ROWS, leads: SEARCHED_ROWS, now });
  await expectNoFaults(database, everySearch());
});

/** Where the article itself is shown: a post, a feed, and the list of whole posts that REST has for the owner. */
const showsArticles = ['listPosts', 'findPost', 'findPublishedPost', 'listNewestArticles'];

test('only what shows articles reads them', async () => {
  const { db, statements } = noteStatements((await testDatabase()).db);
  const whole: [string, Ask][] = [
    ['listPublishedPosts', (on) => listPublishedPosts(on, now, {})],
    ['managePosts', (on) => managePosts(on, now, postManagement.parse({ search: 'trains' }))],
    ['readSitemap', (on) => readSitemap(on, now)],
    ['readPublicWorks', readPublicWorks],
  ];
  for (const [name, ask] of [...everyQuestion(), ...whole]) {
    await ask(db);
    const readers = statements
      .splice(0)
      .filter(({ sql }) => /"content"|"hidden_tags"|\*/.test(sql.replace('count(*)', '')));
    if (!showsArticles.some((shown) => name.split(' ')[0] === shown)) expect.soft(readers, name).toEqual([]);
  }
});
