import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { ChangeNotifier, ChangeSubscriber } from '../change-notifier.ts';
import type { Db } from '../tables.ts';
import { APPLICATION_NAME } from './clients.ts';

/*
 * Notifies the other processes on this PostgreSQL of content changes, with LISTEN and NOTIFY on one channel.
 */

const CHANNEL = 'content_changed';
const RECONNECT_MS = 500;

export function postgresNotifier(db: Db, connectionString: string): ChangeNotifier & { close(): Promise<void> } {
  const processId = randomUUID();
  let client: pg.Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(subscriber: ChangeSubscriber, isReconnect = false): Promise<void> {
    const connection = new pg.Client({
      connectionString,
      application_name: APPLICATION_NAME,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client = connection;
    let isLost = false;
    const reconnect = (error: Error) => {
      if (isLost || isClosed) return;
      isLost = true;
      subscriber.disconnected(error);
      connection.end().catch(() => {});
      retry = setTimeout(() => void connect(subscriber, true), RECONNECT_MS);
    };
    connection.on('error', reconnect);
    connection.on('end', () => reconnect(new Error('Connection terminated while it received notifications')));
    connection.on('notification', ({ payload = '' }) => {
      const [sender, topic] = payload.split(' ');
      // PostgreSQL also notifies the process that sent it.
      if (sender !== processId) subscriber.changed(topic);
    });
    try {
      await connection.connect();
      await connection.query(`listen ${CHANNEL}`);
      if (isReconnect) subscriber.changed();
    } catch (error) {
      reconnect(error as Error);
    }
  }

  return {
    async notify(topic) {
      await sql`select pg_notify(${CHANNEL}, ${`${processId} ${topic}`})`.execute(db);
    },
    subscribe: (subscriber) => connect(subscriber),
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
