import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open.ts';
import { claimMail, markMailSent, postponeMail, queueMails, type WaitingMail } from './outbox.ts';
import type { Db } from './tables.ts';
import { emptyDatabaseUrl, engine, testDatabase } from './testing/database.ts';

const minute = 60_000;
const now = new Date('2025-06-01T10:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * minute);

/** Queues one mail and returns the id of its lead. */
async function queueNotice(db: Db, leadId: number, at = now) {
  await queueMails(db, { kind: 'contact', leadId, mails: [{ template: 'notice' }], now: at });
  return leadId;
}
const claim = (db: Db, at = now) => claimMail(db, at, new Date(at.getTime() + 5 * minute));

test('concurrent claims from two processes never get the same mail', async () => {
  const url = await emptyDatabaseUrl();
  const [first, second] = [openDatabase(url), openDatabase(url)];
  for (const { close } of [first, second]) onTestFinished(close);
  await first.migrate();
  for (let lead = 1; lead <= 20; lead++) await queueNotice(first.db, lead);

  const claimed: (WaitingMail | undefined)[] = [];
  // A claim that collides with another may return nothing, but every round at least one gets a mail.
  for (let round = 0; round < 20; round++) {
    const claims = Array.from({ length: 8 }, (_, index) => claim(index % 2 ? first.db : second.db));
    claimed.push(...(await Promise.all(claims)));
  }
  const leads = claimed.flatMap((mail) => mail?.leadId ?? []);
  expect(leads.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test.runIf(engine() === 'postgres')('a claim skips the mail that another process is claiming', async () => {
  const { db } = await testDatabase();
  await queueNotice(db, 1);
  await queueNotice(db, 2, after(1));
  await db.transaction().execute(async (transaction) => {
    await sql`select id from outbox where lead_id = 1 for update`.execute(transaction);
    expect(await claim(db, after(2))).toMatchObject({ leadId: 2 });
  });
});

test('a claimed mail can be claimed again when its lease has ended, as the next attempt', async () => {
  const { db } = await testDatabase();
  await queueNotice(db, 1);
  const mail = await claim(db);
  expect(await claim(db, after(4.9))).toBeUndefined();
  expect(await claim(db, after(5))).toEqual({ ...mail, attempts: 2 });
});

test('a mail that was sent is never claimed again', async () => {
  const { db } = await testDatabase();
  await queueNotice(db, 1);
  const mail = await claim(db);
  await markMailSent(db, mail?.id ?? 0, after(1));
  expect(await claim(db, after(600))).toBeUndefined();
});

test('a postponed mail is not claimed early and does not delay others', async () => {
  const { db } = await testDatabase();
  await queueNotice(db, 1);
  const mail = await claim(db);
  await postponeMail(db, mail?.id ?? 0, after(60), 'refused');
  const id = await queueNotice(db, 2, after(1));
  expect(await claim(db, after(59))).toMatchObject({ leadId: id });
  expect(await claim(db, after(60))).toMatchObject({ id: mail?.id, attempts: 2 });
});

test('claims the mail that is due longest first', async () => {
  const { db } = await testDatabase();
  const younger = await queueNotice(db, 1, after(2));
  const older = await queueNotice(db, 2, after(1));
  expect(await claim(db, after(3))).toMatchObject({ leadId: older });
  expect(await claim(db, after(3))).toMatchObject({ leadId: younger });
});
