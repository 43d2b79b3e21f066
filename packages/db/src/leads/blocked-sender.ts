import { createHash } from 'node:crypto';
import type { LeadKind } from '@site/schema/lead';
import { mailboxKey } from '@site/schema/mailbox-key';
import { record } from '../audit/record-changes.ts';
import type { Db } from '../tables.ts';
import { leadTable } from './lead-tables.ts';

/** Recognises a mailbox without storing its address: a block remains when its sender is erased. */
const mailboxHash = (key: string) => createHash('sha256').update(key).digest('base64url');

export async function blockSender(db: Db, email: string, now: Date): Promise<void> {
  await db
    .insertInto('blockedSenders')
    .values({ mailboxHash: mailboxHash(mailboxKey(email)), createdAt: now })
    .onConflict((conflict) => conflict.column('mailboxHash').doNothing())
    .execute();
  await record(db, { action: 'lead.block' });
}

export async function unblockSender(db: Db, email: string): Promise<void> {
  await unblockMailboxes(db, [mailboxKey(email)]);
  await record(db, { action: 'lead.unblock' });
}

/** A lead that leaves the quarantine was no spam, so its sender is no longer blocked. */
export async function unblockSenders(db: Db, kind: LeadKind, ids: readonly number[]): Promise<void> {
  const spam = db.selectFrom(leadTable(kind)).select('mailboxKey').where('id', 'in', ids).where('stage', '=', 'spam');
  const released = await spam.execute();
  await unblockMailboxes(
    db,
    released.map((lead) => lead.mailboxKey),
  );
}

async function unblockMailboxes(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('blockedSenders').where('mailboxHash', 'in', keys.map(mailboxHash)).execute();
}

export async function isBlockedSender(db: Db, email: string): Promise<boolean> {
  const hash = mailboxHash(mailboxKey(email));
  const blocked = db.selectFrom('blockedSenders').select('mailboxHash').where('mailboxHash', '=', hash);
  return (await blocked.executeTakeFirst()) !== undefined;
}
