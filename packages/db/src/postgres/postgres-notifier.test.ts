import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase } from '../open.ts';
import { emptyDatabaseUrl, engine } from '../testing/database.ts';

function open(url: string): Database {
  const database = openDatabase(url);
  onTestFinished(database.close);
  return database;
}

/** Opens one database several times, as several processes do. */
async function openMany(count: number): Promise<[Database, Database, ...Database[]]> {
  const url = await emptyDatabaseUrl();
  return Array.from({ length: count }, () => open(url)) as [Database, Database];
}

async function subscribe({ notifier }: Database) {
  const changed = vi.fn<(topic?: string) => void>();
  const disconnected = vi.fn<(error: Error) => void>();
  await notifier.subscribe({ changed, disconnected });
  return { changed, disconnected };
}

/** Ends the subscribed connections, as a restart of PostgreSQL or a network failure would. */
async function endSubscriptions({ db }: Database): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(db);
}

const waitUntil = (holds: () => void) => vi.waitFor(holds, { timeout: 4_000 });

describe.runIf(engine() === 'postgres')('notifications on PostgreSQL', () => {
  test('reach every other process, with their topic, and not the sender', async () => {
    const [sender, ...others] = await openMany(3);
    const own = await subscribe(sender);
    const received = await Promise.all(others.map(subscribe));
    for (let sent = 0; sent < 10; sent++) await sender.notifier.notify('views');
    for (const { changed } of received) {
      await waitUntil(() => expect(changed).toHaveBeenCalledTimes(10));
      expect(changed).toHaveBeenCalledWith('views');
    }
    // Notifications arrive in order: had the sender received its own, they would have arrived before this one.
    await others[0]?.notifier.notify('content');
    await waitUntil(() => expect(own.changed).toHaveBeenCalled());
    expect(own.changed.mock.calls).toEqual([['content']]);
  });

  test('are received again after the connection was lost, and the subscriber learns that it missed some', async () => {
    const [sender, receiver] = await openMany(2);
    const { changed, disconnected } = await subscribe(receiver);
    await endSubscriptions(sender);
    await waitUntil(() => expect(disconnected).toHaveBeenCalledTimes(1));
    await waitUntil(() => expect(changed.mock.calls).toEqual([[]]));
    await sender.notifier.notify('content');
    await waitUntil(() => expect(changed.mock.calls).toEqual([[], ['content']]));
    expect(disconnected).toHaveBeenCalledTimes(1);
  });

  test('are not subscribed to again by a process that closes while disconnected', async () => {
    const [closing, staying] = await openMany(2);
    const [ofClosing, ofStaying] = [await subscribe(closing), await subscribe(staying)];
    await endSubscriptions(staying);
    await waitUntil(() => expect(ofClosing.disconnected).toHaveBeenCalled());
    await closing.close();
    await waitUntil(() => expect(ofStaying.changed).toHaveBeenCalled());
    expect(ofClosing.changed).not.toHaveBeenCalled();
  });

  test('report a PostgreSQL that cannot be reached, and subscribing does not throw', async () => {
    const database = openDatabase('postgres://postgres:postgres@127.0.0.1:1/none');
    const { disconnected } = await subscribe(database);
    expect(disconnected).toHaveBeenCalledWith(expect.objectContaining({ code: 'ECONNREFUSED' }));
    await database.close();
  });
});
