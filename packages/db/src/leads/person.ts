import type { StoredCall } from '@site/schema/call';
import type { StoredContact } from '@site/schema/contact';
import { type LeadKind, type LeadRef, leadKinds } from '@site/schema/lead';
import { mailboxKey } from '@site/schema/mailbox-key';
import { emptyWriteAheadLog } from '../sqlite/write-ahead-log.ts';
import type { Db } from '../tables.ts';
import { calls, contacts, findCall, findContact, leadTable } from './lead-tables.ts';
import { queueWebhooks } from './webhook.ts';

/*
 * A person is everyone who wrote from one mailbox, or asked for a call from one phone number.
 */

export type Person = { contacts: StoredContact[]; calls: StoredCall[] };

const SMALLEST_PHONE = 7;

type Scope = {
  alsoByPhone?: boolean;
  /** Whether other addresses of the same mailbox are included. */
  alsoAliases?: boolean;
  /** The number of leads of each kind, the newest ones, besides the given lead; by default all of them. */
  limit?: number;
};

/** Finds all leads of the person who sent a lead: by mailbox and phone number, or only those from the same email address. */
export async function findPerson(
  db: Db,
  { kind, id }: LeadRef,
  { alsoByPhone = true, alsoAliases = true, limit = Number.MAX_SAFE_INTEGER }: Scope = {},
): Promise<Person | undefined> {
  const contact = kind === 'contact' ? await findContact(db, id) : undefined;
  const call = kind === 'call' ? await findCall(db, id) : undefined;
  const lead = contact ?? call;
  if (!lead) return undefined;
  const senders = sendersBy(alsoAliases);
  const keys = new Set([senders.keyOf(lead.email)]);
  const phones = new Set<string>();
  const callers = { column: senders.column, keys, phones, limit };
  let found = await listCallsOf(db, callers);
  // A call from a known number may have another email address, which may have other numbers.
  for (let known = -1; alsoByPhone && known < found.length && found.length < limit; ) {
    known = found.length;
    for (const { email, phoneKey } of found) {
      keys.add(senders.keyOf(email));
      if (phoneKey.length >= SMALLEST_PHONE) phones.add(phoneKey);
    }
    found = await listCallsOf(db, callers);
  }
  const from = db
    .selectFrom('contactSubmissions')
    .where(senders.column, 'in', [...keys])
    .orderBy('id', 'desc');
  const { items } = await contacts.list(from, { limit });
  return { calls: withLead(found, call), contacts: withLead(items, contact) };
}

/** Adds an older lead after the newest ones. */
const withLead = <Lead extends { id: number }>(listed: Lead[], lead: Lead | undefined): Lead[] =>
  lead && !listed.some(({ id }) => id === lead.id) ? [...listed, lead] : listed;

type Senders = { column: 'email' | 'mailboxKey'; keyOf(email: string): string };

/** What identifies a sender: the mailbox, or the address as it was typed. */
const sendersBy = (alsoAliases: boolean): Senders =>
  alsoAliases ? { column: 'mailboxKey', keyOf: mailboxKey } : { column: 'email', keyOf: (email) => email };

type Callers = { column: Senders['column']; keys: Set<string>; phones: Set<string>; limit: number };

async function listCallsOf(db: Db, { column, keys, phones, limit }: Callers): Promise<StoredCall[]> {
  const from = db
    .selectFrom('callSchedules')
    .where((eb) =>
      eb.or([eb(column, 'in', [...keys]), ...(phones.size > 0 ? [eb('phoneKey', 'in', [...phones])] : [])]),
    )
    .orderBy('id', 'desc');
  return (await calls.list(from, { limit })).items;
}

/** Deletes all leads of a person, those in the trash included, with everything that is stored about them. */
export async function erasePerson(db: Db, lead: LeadRef, now: Date, scope: Scope = {}): Promise<number> {
  const erased = await db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, lead, scope);
    if (!person) return 0;
    const trashed = await listTrashedLeads(transaction, person, scope);
    let count = 0;
    for (const kind of leadKinds) {
      const live = (kind === 'contact' ? person.contacts : person.calls).map(({ id }) => id);
      const deleted = trashed.filter((lead) => lead.kind === kind).map(({ id }) => id);
      const ids = [...live, ...deleted];
      if (ids.length === 0) continue;
      await transaction.deleteFrom(leadTable(kind)).where('id', 'in', ids).execute();
      await transaction.deleteFrom('trash').where('kind', '=', kind).where('recordId', 'in', ids).execute();
      await removeTraces(transaction, kind, ids);
      // Webhooks that were notified about the lead must erase it too.
      await queueWebhooks(transaction, { event: 'lead.deleted', kind, ids, data: {}, now });
      count += ids.length;
    }
    return count;
  });
  if (erased > 0) await emptyWriteAheadLog(db);
  return erased;
}

type TrashedLead = LeadRef & { record: { email: string } };

/** The deleted leads of a person. */
export async function listTrashedLeads(
  db: Db,
  { contacts: live, calls: liveCalls }: Person,
  { alsoAliases = true }: Scope = {},
): Promise<TrashedLead[]> {
  const { keyOf } = sendersBy(alsoAliases);
  const keys = new Set([...live, ...liveCalls].map(({ email }) => keyOf(email)));
  const rows = await db
    .selectFrom('trash')
    .select(['kind', 'recordId', 'record'])
    .where('kind', 'in', leadKinds)
    .execute();
  return rows
    .map(({ kind, recordId, record }) => ({ kind: kind as LeadKind, id: recordId, record: JSON.parse(record) }))
    .filter(({ record }) => keys.has(keyOf(record.email)));
}

/** Deletes the history, the mails and the webhook deliveries of leads. */
export async function removeTraces(db: Db, kind: LeadKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const name of ['leadEvents', 'outbox', 'webhookDeliveries'] as const) {
    await db
      .deleteFrom(name as 'leadEvents')
      .where('kind', '=', kind)
      .where('leadId', 'in', ids)
      .execute();
  }
}
