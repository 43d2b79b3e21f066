import { type CompiledQuery, createQueryId, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely';
import type { Db } from '../tables.ts';

/** The same database, with every statement that went through it noted. */
export function noteStatements(db: Db): { db: Db; statements: CompiledQuery[] } {
  const statements: CompiledQuery[] = [];
  const compiler = db.withoutPlugins().getExecutor();
  // Parts of a statement are transformed too, but have no result; statements begun from one query share its id.
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
