import { contactInput } from '@site/schema/contact';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { insertContact } from './contact.ts';
import { openDatabase } from './open.ts';
import { claimMail, markMailSent, postponeMail, type WaitingMail } from './outbox.ts';
import type { Db } from './tables.ts';
import { emptyDatabaseUrl, engine, testDatabase } from './testing/database.ts';

const minute = 60_000;
const now = new Date('2025-06-01T10:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * minute);

const contact = contactInput.parse({ name: 'Asha Rao', email: 'asha@example.com', message: 'Please call me.' });
const addContact = (db: Db, at = now) => insertContact(db, contact, at, { queueMail: true });
const claim = (db: Db, at = now) => claimMail(db, at, new Date(at.getTime() + 5 * minute));

/** Locks the outbox until all of the started work waits for it, so that the work then runs concurrently. */
async function whileHeld<T>(db: Db, start: () => Promise<T>[]): Promise<T[]> {
  const work = await db.transaction().execute(async (transaction) => {
    if (engine() === 'postgres') await sql`select id from outbox for update`.execute(transaction);
    const started = start();
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (engine() === 'postgres') {
      const meet = async () => expect((await waiting.execute(db)).rows).toHaveLength(started.length);
      await vi.waitFor(meet, { timeout: 4_000 });
    }
    return { started };
  });
  return Promise.all(work.started);
}

test('concurrent claims from two processes never get the same mail', async () => {
  const url = await emptyDatabaseUrl();
  const [first, second] = [openDatabase(url), openDatabase(url)];
  for (const { close } of [first, second]) onTestFinished(close);
  await first.migrate();
  for (let index = 0; index < 5; index++) await addContact(first.db);

  const claimed: (WaitingMail | undefined)[] = [];
  // A claim that collides with another may return nothing, but every round at least one gets a mail.
  for (let round = 0; round < 5; round++) {
    const claims = await whileHeld(first.db, () =>
      Array.from({ length: 8 }, (_, index) => claim(index % 2 ? first.db : second.db)),
    );
    claimed.push(...claims);
  }
  const leads = claimed.flatMap((mail) => mail?.leadId ?? []);
  expect(leads.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test('a claimed mail can be claimed again once its lease has ended, which counts as another attempt', async () => {
  const { db } = await testDatabase();
  await addContact(db);
  const mail = await claim(db);
  expect(await claim(db, after(4.9))).toBeUndefined();
  expect(await claim(db, after(5))).toEqual({ ...mail, attempts: 2 });
});

test('a mail that was sent is never claimed again', async () => {
  const { db } = await testDatabase();
  await addContact(db);
  const mail = await claim(db);
  await markMailSent(db, mail?.id ?? 0, after(1));
  expect(await claim(db, after(600))).toBeUndefined();
});

test('a postponed mail is not claimed early and does not delay others', async () => {
  const { db } = await testDatabase();
  await addContact(db);
  const mail = await claim(db);
  await postponeMail(db, mail?.id ?? 0, after(60));
  const { id } = await addContact(db, after(1));
  expect(await claim(db, after(59))).toMatchObject({ leadId: id });
  expect(await claim(db, after(60))).toMatchObject({ id: mail?.id, attempts: 2 });
});

test('claims the mail that is due longest first', async () => {
  const { db } = await testDatabase();
  const younger = await addContact(db, after(2));
  const older = await addContact(db, after(1));
  expect(await claim(db, after(3))).toMatchObject({ leadId: older.id });
  expect(await claim(db, after(3))).toMatchObject({ leadId: younger.id });
});
