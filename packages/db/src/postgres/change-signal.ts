import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../tables.ts';

/*
 * How the processes on one PostgreSQL tell each other that content has changed. Each keeps a connection that listens;
 * who writes waits until all others have heard of it, so that whichever of them is asked next shows what was written.
 */

export type ChangeSignal = {
  /** Done when the others have heard, or have had their time. */
  send(topic: string): Promise<void>;
  listen(listener: ChangeListener): Promise<void>;
};

export type ChangeListener = {
  /** Also called with no topic when a lost line is back: anything may have been said meanwhile. */
  heard(topic?: string): void;
  lost(error: Error): void;
};

const CHANGED = 'content_changed';
const HEARD = 'content_heard';
/** The name of every listening connection, by which a writer knows how many there are. */
const LISTENER = 'site content listener';
const RECONNECT_MS = 500;
/** A process that does not answer is away or busy; the write stands all the same. */
const PATIENCE_MS = 1_000;

type Waiting = { left: number; done(): void };

export function postgresSignal(db: Db, connectionString: string): { signal: ChangeSignal; stop(): Promise<void> } {
  const self = randomUUID();
  const waiting = new Map<string, Waiting>();
  let sent = 0;
  let client: pg.Client | undefined;
  let isStopped = false;
  let wasLost = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(listener: ChangeListener): Promise<void> {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: LISTENER,
    });
    let isLost = false;
    const reconnect = (error: Error) => {
      if (isLost || isStopped) return;
      isLost = true;
      wasLost = true;
      listener.lost(error);
      next.end().catch(() => {});
      retry = setTimeout(() => void connect(listener), RECONNECT_MS);
    };
    next.on('error', reconnect);
    next.on('end', () => reconnect(new Error('The listening connection ended')));
    next.on('notification', ({ channel, payload = '' }) => {
      const [sender = '', number = '', topic] = payload.split(' ');
      if (channel === HEARD) return sender === self ? noteHeard(number) : undefined;
      if (sender === self) return;
      listener.heard(topic);
      next.query('select pg_notify($1, $2)', [HEARD, `${sender} ${number}`]).catch(reconnect);
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${CHANGED}`);
      await next.query(`listen ${HEARD}`);
      if (wasLost) listener.heard();
    } catch (error) {
      reconnect(error as Error);
    }
  }

  function noteHeard(number: string): void {
    const one = waiting.get(number);
    if (!one) return;
    one.left -= 1;
    if (one.left <= 0) one.done();
  }

  async function send(topic: string): Promise<void> {
    const others = await countOthers();
    if (others === 0) return;
    sent += 1;
    const number = String(sent);
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(number, { left: others, done: resolve });
    const timer = setTimeout(resolve, PATIENCE_MS);
    try {
      await sql`select pg_notify(${CHANGED}, ${`${self} ${number} ${topic}`})`.execute(db);
      await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(number);
    }
  }

  async function countOthers(): Promise<number> {
    const mine = (client as { processID?: number } | undefined)?.processID ?? 0;
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and application_name = ${LISTENER} and pid <> ${mine}`.execute(db);
    return rows[0]?.others ?? 0;
  }

  return {
    signal: { send, listen: connect },
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
