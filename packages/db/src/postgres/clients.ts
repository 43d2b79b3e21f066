import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/*
 * The processes of this application that are connected to a PostgreSQL database.
 */

/** The name under which PostgreSQL lists the connections of this application. */
export const APPLICATION_NAME = 'agency-site';

/** PostgreSQL lists a connection for some milliseconds after its client has closed it. */
const ATTEMPTS = 10;
const PAUSE_MS = 100;

/** Whether another process is connected. PostgreSQL hides the connections of other roles, so these are not found. */
export async function hasOtherClients(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 5_000,
  });
  // A connection that breaks fails the query; its error event must not end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      // DATABASE_URL can set another name.
      const { rowCount } = await client.query(`
        select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and application_name = current_setting('application_name')`);
      if (rowCount === 0) return false;
      await wait(PAUSE_MS);
    }
    return true;
  } finally {
    await client.end();
  }
}
