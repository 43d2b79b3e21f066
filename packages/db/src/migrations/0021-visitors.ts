import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * Adds a generated column with the mailbox of each lead: its email address without the suffix after a "+" and, for
 * Gmail, without dots. Stores the mailboxes of blocked senders as hashes instead of their addresses. Rebuilds the search
 * index of leads so that it contains no deleted text. Creates a table of the networks from which calls are booked.
 */

const tables = ['contact_submissions', 'call_schedules'];

export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (engine === 'postgres') await run('set local statement_timeout = 0');
  const key = mailboxOf(engine === 'sqlite' ? 'instr' : 'strpos');
  for (const table of tables) {
    const kind = engine === 'sqlite' ? 'virtual' : 'stored';
    await run(`alter table ${table} add column mailbox_key text generated always as (${key}) ${kind}`);
    await run(`create index ${table}_mailbox on ${table} (mailbox_key)`);
    if (engine === 'postgres') continue;
    const index = `${table}_search_fts`;
    await run(`insert into ${index} (${index}, rank) values ('secure-delete', 1)`);
    await run(`insert into ${index} (${index}) values ('rebuild')`);
  }
  await hashBlockedSenders(db, key);
  await run(`create table call_networks (
    call_id integer primary key references call_schedules (id) on delete cascade,
    network text not null
  )`);
  await run('create index call_networks_network on call_networks (network)');
}

function mailboxOf(position: 'instr' | 'strpos'): string {
  const at = `${position}(email || '@', '@')`;
  const local = `substr(email, 1, ${at} - 1)`;
  const domain = `substr(email, ${at} + 1)`;
  const plus = `${position}(substr(${local}, 2), '+')`;
  const name = `case when ${plus} > 0 then substr(${local}, 1, ${plus}) else ${local} end`;
  return `case when ${domain} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') || '@gmail.com'
    else ${name} || '@' || ${domain} end`;
}

type Blocked = { blockedSenders: { mailboxHash: string; createdAt: string } };

async function hashBlockedSenders(db: Kysely<unknown>, key: string): Promise<void> {
  const { rows } = await sql<{ mailbox: string; createdAt: string }>`
    select ${sql.raw(key)} as mailbox, created_at from blocked_senders`.execute(db);
  await sql`delete from blocked_senders`.execute(db);
  await sql`alter table blocked_senders rename column email to mailbox_hash`.execute(db);
  for (const { mailbox, createdAt } of rows) {
    await (db as Kysely<Blocked>)
      .insertInto('blockedSenders')
      .values({ mailboxHash: createHash('sha256').update(mailbox).digest('base64url'), createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
