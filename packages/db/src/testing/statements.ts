import { type CompiledQuery, createQueryId, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely';
import type { Db } from '../tables.ts';

/** Wraps a database so that every statement it executes is recorded. */
export function recordStatements(db: Db): { db: Db; statements: CompiledQuery[] } {
  const statements: CompiledQuery[] = [];
  const compiler = db.withoutPlugins().getExecutor();
  // Subqueries are transformed too but have no result; statements derived from one query share its id.
  const asked = new WeakMap<QueryId, RootOperationNode[]>();
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.set(queryId, [...(asked.get(queryId) ?? []), node]);
      return node;
    },
    async transformResult({ result, queryId }) {
      const node = asked.get(queryId)?.shift();
      if (node) statements.push(compiler.compileQuery(node, createQueryId()));
      return result;
    },
  };
  return { db: db.withPlugin(noting), statements };
}
