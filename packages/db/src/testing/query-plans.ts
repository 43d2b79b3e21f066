import { CompiledQuery } from 'kysely';
import type { Db } from '../tables.ts';
import { engine } from './database.ts';

/*
 * What an engine does for a statement, and what is wrong with that on a table that grows.
 */

export type Explained = { plan: string; faults: string[] };

/** More rows than a page holds that are read and thrown away, or put in order, grow with the table. */
const FEW_ROWS = 500;

export function explainStatement(db: Db, statement: CompiledQuery): Promise<Explained> {
  return engine() === 'sqlite' ? explainOnSqlite(db, statement) : explainOnPostgres(db, statement);
}

async function explainOnSqlite(db: Db, { sql, parameters }: CompiledQuery): Promise<Explained> {
  const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.withoutPlugins().executeQuery<{ detail: string }>(explain);
  const steps = rows.map(({ detail }) => detail);
  const isWindow = /\blimit\b/.test(sql) && !/\bwhere\b/.test(sql);
  const isSearch = / match /.test(sql);
  const faults = steps.filter((step) => {
    const [, table = ''] = /^(?:SCAN|SEARCH) (\w+)/.exec(step) ?? [];
    if (table.endsWith('_search')) return !/ VIRTUAL TABLE INDEX \d+:M/.test(step);
    // What a search found, it reads by its ids and then puts in order.
    if (isSearch) return isGrowing(table) && !step.includes('USING INTEGER PRIMARY KEY');
    if (step.startsWith('USE TEMP B-TREE')) return true;
    return step.startsWith('SCAN') && isGrowing(table) && !(isWindow && step.includes('INDEX'));
  });
  return { plan: steps.join('\n'), faults };
}

type PostgresNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PostgresNode[];
};

/** Runs the statement, and takes back what it did. */
async function explainOnPostgres(db: Db, { sql, parameters }: CompiledQuery): Promise<Explained> {
  const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
  const transaction = await db.withoutPlugins().startTransaction().execute();
  try {
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': { Plan: PostgresNode }[] }>(explain);
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flatten(Plan)));
    return {
      plan: nodes.map((node) => JSON.stringify({ ...node, Plans: undefined })).join('\n'),
      faults: nodes.flatMap(faultsOf),
    };
  } finally {
    await transaction.rollback().execute();
  }
}

const flatten = (node: PostgresNode): PostgresNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

function faultsOf(node: PostgresNode): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Rows Removed by Filter': removed = 0 } = node;
  const loops = node['Actual Loops'];
  const rows = node['Actual Rows'] * loops;
  if (type === 'Seq Scan' && isGrowing(table)) return [`reads all of ${table}`];
  if (removed * loops > FEW_ROWS) return [`reads ${removed * loops} rows of ${table} for nothing`];
  if (/Sort/.test(type) && (node.Plans?.[0]?.['Actual Rows'] ?? rows) > FEW_ROWS) return [`${type} of many rows`];
  return [];
}

const growing = new Set([
  'blog_posts',
  'blog_post_categories',
  'contact_submissions',
  'call_schedules',
  'portfolio_projects',
  'case_studies',
  'services',
  'trash',
  'outbox',
  'admin_sessions',
  'rate_limits',
]);

function isGrowing(table: string): boolean {
  return growing.has(table);
}
