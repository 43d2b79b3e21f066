import type { StoredCall } from '@site/schema/call';
import type { StoredContact } from '@site/schema/contact';
import { type LeadKind, type LeadRef, leadKinds } from '@site/schema/lead';
import { isInScope, mailboxKey, type PersonScope } from '@site/schema/mailbox-key';
import { record } from '../audit/record-changes.ts';
import { emptyWriteAheadLog } from '../sqlite/write-ahead-log.ts';
import type { Db } from '../tables.ts';
import { calls, contacts, findCall, findContact, leadTable } from './lead-tables.ts';
import { queueWebhooks } from './webhook.ts';

/*
 * The leads of one person: all leads from one mailbox, and all calls with one phone number.
 */

export type Person = { contacts: StoredContact[]; calls: StoredCall[] };

const SMALLEST_PHONE = 7;

/**
 * Finds the leads of the person who sent the given lead. With a limit, it returns the newest leads of each kind, and the
 * given lead in any case.
 */
export async function findPerson(
  db: Db,
  { kind, id }: LeadRef,
  limit: number = Number.MAX_SAFE_INTEGER,
): Promise<Person | undefined> {
  const contact = kind === 'contact' ? await findContact(db, id) : undefined;
  const call = kind === 'call' ? await findCall(db, id) : undefined;
  const lead = contact ?? call;
  if (!lead) return undefined;
  const mailboxes = new Set([mailboxKey(lead.email)]);
  const phones = new Set<string>();
  let found: StoredCall[] = [];
  // A call from a known number may have another email address, which may have other numbers.
  for (let known = -1; known < found.length && found.length < limit; ) {
    known = found.length;
    found = await listCallsOf(db, mailboxes, phones, limit);
    for (const { email, phoneKey } of found) {
      mailboxes.add(mailboxKey(email));
      if (phoneKey.length >= SMALLEST_PHONE) phones.add(phoneKey);
    }
  }
  const from = db
    .selectFrom('contactSubmissions')
    .where('mailboxKey', 'in', [...mailboxes])
    .orderBy('id', 'desc')
    .limit(limit);
  const { items } = await contacts.list(from, {});
  return { calls: withLead(found, call), contacts: withLead(items, contact) };
}

/** Adds an older lead after the newest ones. */
const withLead = <Lead extends { id: number }>(listed: Lead[], lead: Lead | undefined): Lead[] =>
  lead && !listed.some(({ id }) => id === lead.id) ? [...listed, lead] : listed;

async function listCallsOf(
  db: Db,
  mailboxes: ReadonlySet<string>,
  phones: ReadonlySet<string>,
  limit: number,
): Promise<StoredCall[]> {
  const from = db
    .selectFrom('callSchedules')
    .where((eb) =>
      eb.or([eb('mailboxKey', 'in', [...mailboxes]), ...(phones.size > 0 ? [eb('phoneKey', 'in', [...phones])] : [])]),
    )
    .orderBy('id', 'desc')
    .limit(limit);
  return (await calls.list(from, {})).items;
}

/** Finds the leads of a person within a scope, those in the trash included. */
export async function findPersonInScope(db: Db, { kind, id }: LeadRef, scope: PersonScope) {
  const person = await findPerson(db, { kind, id });
  const lead = person?.[`${kind}s`].find((one) => one.id === id);
  if (!person || !lead) return undefined;
  const isIncluded = ({ email }: { email: string }) => isInScope(scope, email, lead.email);
  const trash = await listTrashedLeads(db, person);
  return {
    contacts: person.contacts.filter(isIncluded),
    calls: person.calls.filter(isIncluded),
    trash: trash.filter(({ record }) => isIncluded(record)),
  };
}

/** Deletes the leads of a person within a scope, those in the trash included, with everything that is stored about them. */
export async function erasePerson(db: Db, lead: LeadRef, now: Date, scope: PersonScope): Promise<number> {
  const erased = await db.transaction().execute(async (transaction) => {
    const person = await findPersonInScope(transaction, lead, scope);
    if (!person) return 0;
    let count = 0;
    for (const kind of leadKinds) {
      const live = person[`${kind}s`].map(({ id }) => id);
      const deleted = person.trash.filter((lead) => lead.kind === kind).map(({ id }) => id);
      count += await eraseLeads(transaction, kind, [...live, ...deleted], now);
    }
    if (count > 0) await record(transaction, { action: 'lead.erase', count });
    return count;
  });
  if (erased > 0) await emptyWriteAheadLog(db);
  return erased;
}

/** Deletes leads, those in the trash included, with everything that is stored about them, and returns their number. */
export async function eraseLeads(db: Db, kind: LeadKind, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  await db.deleteFrom(leadTable(kind)).where('id', 'in', ids).execute();
  await db.deleteFrom('trash').where('kind', '=', kind).where('recordId', 'in', ids).execute();
  await removeTraces(db, kind, ids);
  // Webhooks that were notified about the lead must erase it too.
  await queueWebhooks(db, { event: 'lead.deleted', kind, ids, data: {}, now });
  return ids.length;
}

type TrashedLead = LeadRef & { record: { email: string } };

async function listTrashedLeads(db: Db, { contacts: live, calls: liveCalls }: Person): Promise<TrashedLead[]> {
  const mailboxes = new Set([...live, ...liveCalls].map(({ email }) => mailboxKey(email)));
  const rows = await db
    .selectFrom('trash')
    .select(['kind', 'recordId', 'record'])
    .where('kind', 'in', leadKinds)
    .execute();
  return rows
    .map(({ kind, recordId, record }) => ({ kind: kind as LeadKind, id: recordId, record: JSON.parse(record) }))
    .filter(({ record }) => mailboxes.has(mailboxKey(record.email)));
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
