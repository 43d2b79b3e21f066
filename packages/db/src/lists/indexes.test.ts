import { ExplainNode, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteExpiredSessions, findLiveSession, findUser, findUserById, touchSession } from '../account.ts';
import { findCaseStudy, listCaseStudies } from '../content/case-study.ts';
import { listCategories } from '../content/category.ts';
import { findNextPublication, findPublicPost, listAllPosts, listPublicPosts } from '../content/post.ts';
import { listCategoriesOfPosts } from '../content/post-terms.ts';
import { findProject, listProjects } from '../content/project.ts';
import { findActiveService, listActiveServices, listAllServices } from '../content/service.ts';
import { findCall, listAllCalls } from '../leads/call.ts';
import { findContact, listAllContacts } from '../leads/contact.ts';
import { claimMail, markMailSent } from '../leads/outbox.ts';
import { deletePastHits, forgetHits } from '../rate-limit.ts';
import { findSetting } from '../setting.ts';
import type { Db } from '../tables.ts';
import { engine, testDatabase } from '../testing/database.ts';

const now = new Date('2025-06-01T10:00:00.000Z');

type Query = (db: Db) => Promise<unknown>;

const lists: Record<string, Query> = {
  'active services': (db) => listActiveServices(db, {}),
  'all services': (db) => listAllServices(db, {}),
  projects: (db) => listProjects(db, {}),
  'case studies': (db) => listCaseStudies(db, {}),
  'published posts': (db) => listPublicPosts(db, now, {}),
  'all posts': (db) => listAllPosts(db, {}),
  categories: (db) => listCategories(db, {}),
  contacts: (db) => listAllContacts(db, {}),
  calls: (db) => listAllCalls(db, {}),
};

const links = (db: Db) => db.deleteFrom('blogPostCategories');
const sessions = (db: Db) => db.deleteFrom('adminSessions');

/** Look-ups with the column whose index they must use. */
const lookUps: [name: string, column: string, query: Query][] = [
  ['service', 'id', (db) => findActiveService(db, 1)],
  ['project', 'id', (db) => findProject(db, 1)],
  ['case study', 'id', (db) => findCaseStudy(db, 1)],
  ['post by address', 'slug', (db) => findPublicPost(db, 'trains', now)],
  ['next publication', 'published_at', (db) => findNextPublication(db, now)],
  ['categories of a post', 'post_id', (db) => listCategoriesOfPosts(db, [1])],
  ['links of a deleted post', 'post_id', (db) => links(db).where('postId', '=', 1).execute()],
  ['links of a deleted category', 'category_id', (db) => links(db).where('categoryId', '=', 1).execute()],
  ['contact', 'id', (db) => findContact(db, 1)],
  ['call', 'id', (db) => findCall(db, 1)],
  ['user by name', 'username', (db) => findUser(db, 'admin')],
  ['user', 'id', (db) => findUserById(db, 1)],
  ['live session', 'session_id', (db) => findLiveSession(db, 'hash', now, now)],
  ['session', 'id', (db) => touchSession(db, 1, now)],
  ['sessions of a user', 'user_id', (db) => sessions(db).where('userId', '=', 1).execute()],
  ['old sessions', 'expires_at', (db) => deleteExpiredSessions(db, now)],
  ['hits of a key', 'key', (db) => forgetHits(db, 'login:1')],
  ['old hits', 'reset_at', (db) => deletePastHits(db, now)],
  ['next mail', 'next_attempt_at', (db) => claimMail(db, now, now)],
  ['mail', 'id', (db) => markMailSent(db, 1, now)],
  ['setting', 'key', (db) => findSetting(db, 'brand')],
];

/** The query plan; some steps are disabled on PostgreSQL, which would choose them because the tables are empty. */
async function planOf(db: Db, query: Query, avoided: string[]): Promise<string> {
  const plan: string[] = [];
  const options = engine() === 'sqlite' ? sql`query plan` : undefined;
  const explaining: KyselyPlugin = {
    transformQuery: ({ node }) =>
      ({ ...node, explain: ExplainNode.create(undefined, options?.toOperationNode()) }) as RootOperationNode,
    async transformResult({ result }) {
      plan.push(...result.rows.map((row) => Object.values(row).join(' ')));
      return { rows: [] };
    },
  };
  await db.transaction().execute(async (transaction) => {
    if (engine() === 'postgres') {
      for (const step of avoided) await sql.raw(`set local enable_${step} = off`).execute(transaction);
    }
    await query(transaction.withPlugin(explaining));
  });
  return plan.join('\n');
}

test('every list is read in index order', async () => {
  const { db } = await testDatabase();
  for (const [name, query] of Object.entries(lists)) {
    const plan = await planOf(db, query, ['seqscan', 'sort']);
    expect.soft(plan, name).toMatch(/Index Scan|USING (COVERING )?INDEX/);
    expect.soft(plan, name).not.toMatch(/Sort|TEMP B-TREE|Seq Scan/);
  }
});

test('every look-up uses an index on its column', async () => {
  const { db } = await testDatabase();
  for (const [name, column, query] of lookUps) {
    const byIndex = new RegExp(
      `Index Cond: .*\\b${column} |SEARCH .*\\(.*\\b${column === 'id' ? 'rowid' : column}[=<>]`,
    );
    expect.soft(await planOf(db, query, ['seqscan']), name).toMatch(byIndex);
  }
});
