import { join } from 'node:path';
import SQLite from 'better-sqlite3';

/** Measures durable inserts per second in a bare loop, with the pragmas of the site's database. */
export function bareWritesPerSecond(folder: string, seconds: number): number {
  const db = new SQLite(join(folder, 'bare.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table leads (id integer primary key autoincrement, name text, email text, message text, at text)');
  const insert = db.prepare('insert into leads (name, email, message, at) values (?, ?, ?, ?)');
  const began = performance.now();
  let writes = 0;
  while (performance.now() - began < seconds * 1000) {
    insert.run('Asha Rao', 'asha.rao@example.org', 'We sell saris near the river.', new Date().toISOString());
    writes += 1;
  }
  db.close();
  return writes / seconds;
}
