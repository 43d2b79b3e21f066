import { createRequire } from 'node:module';
import { openDatabase } from '@site/db/open';

/*
 * Migrates the database of the first argument to the migration of the second, and kills itself after the statement of
 * the third, counted from "begin" to "commit". Prints the number of statements if it is not killed.
 */

const [url = '', target = '', last = '0'] = process.argv.slice(2);
// The modules that the database package loads.
const load = createRequire(new URL('../../packages/db/package.json', import.meta.url));
let executed = 0;
let isInTransaction = false;

/** Called after each statement. */
function count(statement: string): void {
  if (/^begin\b/.test(statement)) isInTransaction = true;
  if (!isInTransaction) return;
  executed += 1;
  if (executed === Number(last)) process.kill(process.pid, 'SIGKILL');
  if (/^commit\b/.test(statement)) isInTransaction = false;
}

type Run = (...args: unknown[]) => unknown;
type Statement = { run: Run; all: Run };
type Connection = { readonly: boolean; prepare(sql: string): Statement; pragma(text: string): unknown };

function countOnSqlite(): void {
  const { prototype } = load('better-sqlite3') as { prototype: Connection };
  const { prepare } = prototype;
  prototype.prepare = function (this: Connection, sql) {
    const statement = prepare.call(this, sql);
    if (this.readonly) return statement;
    // Writes pages to the write-ahead log before the commit, as large migrations do.
    this.pragma('cache_size = 10');
    for (const name of ['run', 'all'] as const) {
      const execute = statement[name];
      statement[name] = (...args) => {
        const result = execute.apply(statement, args);
        count(sql);
        return result;
      };
    }
    return statement;
  };
}

function countOnPostgres(): void {
  const { prototype } = (load('pg') as { Client: { prototype: { query: Run } } }).Client;
  const { query } = prototype;
  prototype.query = async function (statement, ...args) {
    const result = await query.call(this, statement, ...args);
    count(typeof statement === 'string' ? statement : (statement as { text: string }).text);
    return result;
  };
}

if (url.startsWith('file:')) countOnSqlite();
else countOnPostgres();
const database = openDatabase(url);
await database.migrate(target);
await database.close();
process.stdout.write(String(executed));
