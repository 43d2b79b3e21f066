import { parentPort, workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';

/** Checks the file `workerData`, and posts whether it is sound. */
function isSound(file: string): boolean {
  const connection = new SQLite(file, { readonly: true, timeout: 5_000 });
  try {
    return connection.pragma('integrity_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    if (error instanceof SQLite.SqliteError && /CORRUPT|NOTADB/.test(error.code)) return false;
    throw error;
  } finally {
    connection.close();
  }
}

parentPort?.postMessage(isSound(workerData as string));
