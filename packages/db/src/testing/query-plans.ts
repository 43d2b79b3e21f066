import { CompiledQuery } from 'kysely';
import type { Db } from '../tables.ts';
import { engine } from './database.ts';

/*
 * The plan of a statement, and the steps in it that would be slow on a large table: reading all its rows, or sorting
 * more than a page. Reading an index from end to end is fine: it is how lists count and skip rows.
 */

type Explained = { plan: string; problems: string[] };

/** More rows than a page has: a step that discards or sorts more grows with the table. */
const FEW_ROWS = 500;

export function explainStatement(db: Db, statement: CompiledQuery): Promise<Explained> {
  return engine() === 'sqlite' ? explainOnSqlite(db, statement) : explainOnPostgres(db, statement);
}

type SqliteStep = { id: number; parent: number; detail: string };

async function explainOnSqlite(db: Db, { sql, parameters }: CompiledQuery): Promise<Explained> {
  const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.withoutPlugins().executeQuery<SqliteStep>(explain);
  const isUnfilteredWindow = /\blimit\b/.test(sql) && !/\bwhere\b/.test(sql);
  const problems = rows.filter(({ detail, parent }) => {
    const [, operation, table = ''] = /^(SCAN|SEARCH) (\w+)/.exec(detail) ?? [];
    if (/^search_(words|trigrams)$/.test(table)) return !/ VIRTUAL TABLE INDEX \d+:M/.test(detail);
    // The outermost query sorts the rows of one page, which it found by their ids.
    if (detail.startsWith('USE TEMP B-TREE')) return !(parent === 0 && isPage(sql));
    if (operation !== 'SCAN' || !isGrowing(table)) return false;
    return !(detail.includes('COVERING INDEX') || (isUnfilteredWindow && detail.includes('INDEX')));
  });
  return { plan: rows.map(({ detail }) => detail).join('\n'), problems: problems.map(({ detail }) => detail) };
}

const isPage = (statement: string) => /where id in \(select "id" from .* limit \S+ offset \S+\)/.test(statement);

type PostgresNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PostgresNode[];
};

/** Runs the statement and rolls it back. */
async function explainOnPostgres(db: Db, { sql, parameters }: CompiledQuery): Promise<Explained> {
  const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
  const transaction = await db.withoutPlugins().startTransaction().execute();
  try {
    // The rows of the tests are so small that PostgreSQL would read whole tables rather than an index.
    await transaction.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': { Plan: PostgresNode }[] }>(explain);
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flatten(Plan)));
    return {
      plan: nodes.map((node) => JSON.stringify({ ...node, Plans: undefined })).join('\n'),
      problems: nodes.flatMap(problemsOf),
    };
  } finally {
    await transaction.rollback().execute();
  }
}

const flatten = (node: PostgresNode): PostgresNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

function problemsOf(node: PostgresNode): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Rows Removed by Filter': removed = 0 } = node;
  const loops = node['Actual Loops'];
  const rows = node['Actual Rows'] * loops;
  if (type === 'Index Only Scan') return [];
  if (type === 'Seq Scan' && isGrowing(table)) return [`reads all of ${table}`];
  if (removed * loops > FEW_ROWS) return [`reads and discards ${removed * loops} rows of ${table}`];
  if (/Sort/.test(type) && (node.Plans?.[0]?.['Actual Rows'] ?? rows) > FEW_ROWS) return [`${type} of many rows`];
  return [];
}

const growing = new Set([
  'blog_posts',
  'blog_post_categories',
  'blog_post_tags',
  'contact_submissions',
  'call_schedules',
  'portfolio_projects',
  'case_studies',
  'services',
  'media',
  'trash',
  'outbox',
  'admin_sessions',
  'rate_limits',
  'lead_events',
  'call_seats',
  'call_networks',
  'webhook_deliveries',
  'search_entries',
]);

function isGrowing(table: string): boolean {
  return growing.has(table);
}
