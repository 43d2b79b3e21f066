import { type LeadKind, leadKinds } from '@site/schema/lead';
import {
  type AuditRetention,
  auditRetention,
  auditRetentionDefaults,
  type LeadRetention,
  leadRetention,
  leadRetentionDefaults,
  monthsBefore,
} from '@site/schema/retention';
import { sql } from 'kysely';
import { leadTable } from '../leads/lead-tables.ts';
import { eraseLeads } from '../leads/person.ts';
import { queueWebhooks } from '../leads/webhook.ts';
import { countRows } from '../lists/record-reader.ts';
import { indexRows } from '../search/search-index.ts';
import { findSetting, repairFields, saveSetting } from '../setting.ts';
import { emptyWriteAheadLog } from '../sqlite/write-ahead-log.ts';
import type { Db } from '../tables.ts';
import { appendAudit, lockAuditLog, purgeAuditLog } from './audit-log.ts';

/*
 * Deletes leads, or makes them anonymous, and deletes entries of the audit log, after the time that the owner has set.
 */

const LEADS = 'leadRetention';
const AUDIT = 'auditRetention';

export const findLeadRetention = async (db: Db): Promise<LeadRetention> =>
  repairFields(leadRetention, (await findSetting(db, LEADS)) ?? leadRetentionDefaults, () => leadRetentionDefaults)
    .value;

export const findAuditRetention = async (db: Db): Promise<AuditRetention> =>
  repairFields(auditRetention, (await findSetting(db, AUDIT)) ?? auditRetentionDefaults, () => auditRetentionDefaults)
    .value;

export const saveLeadRetention = (db: Db, retention: LeadRetention) =>
  saveSetting(db, LEADS, retention, (stored) => stored ?? leadRetentionDefaults);
export const saveAuditRetention = (db: Db, retention: AuditRetention) =>
  saveSetting(db, AUDIT, retention, (stored) => stored ?? auditRetentionDefaults);

/** Deletes old entries once a day: from the first hour on that all entries of a day are older. */
export async function purgeExpiredAudit(db: Db, now: Date): Promise<number> {
  const before = monthsBefore(now, (await findAuditRetention(db)).months);
  before.setUTCHours(0, 0, 0, 0);
  return purgeAuditLog(db, before, now);
}

/** No visitor can know the id of a lead before it is stored. */
const anonymousEmail = (kind: LeadKind) => sql<string>`${sql.lit(`${kind}-`)} || id || '@anonymous.invalid'`;

/** The leads that arrived before a moment, and whose call has begun before it. */
const oldLeads = (db: Db, kind: LeadKind, { mode, before }: { mode: LeadRetention['mode']; before: Date }) =>
  db
    .selectFrom(leadTable(kind))
    .where('createdAt', '<', before)
    .$if(kind === 'call', (calls) => calls.where(sql`starts_at`, '<', before))
    .$if(mode === 'anonymise', (named) => named.where('email', '!=', anonymousEmail(kind)));

/** The leads in the trash that arrived before a moment. They are deleted already, so they are erased in both modes. */
async function listOldTrash(db: Db, kind: LeadKind, before: Date) {
  const rows = await db.selectFrom('trash').select(['recordId', 'record']).where('kind', '=', kind).execute();
  const leads = rows.map(({ recordId: id, record }) => ({ id, ...JSON.parse(record) }));
  return leads.filter(({ createdAt }) => new Date(createdAt) < before);
}

const SHOWN = 20;

/** How many leads a retention would change now, and the oldest of them. */
export async function previewLeadRetention(db: Db, { mode, months }: LeadRetention, now: Date) {
  const before = monthsBefore(now, months);
  const read = async (kind: LeadKind) => {
    const due = oldLeads(db, kind, { mode, before });
    const trash = await listOldTrash(db, kind, before);
    const oldest = await due.select(['id', 'name', 'createdAt']).orderBy('createdAt').limit(SHOWN).execute();
    const leads = [...oldest, ...trash].map(({ id, name, createdAt }) => ({
      kind,
      id: Number(id),
      name: String(name),
      createdAt: new Date(createdAt),
    }));
    return { count: (await countRows(due)) + trash.length, leads };
  };
  const [contact, call] = [await read('contact'), await read('call')];
  const leads = [...contact.leads, ...call.leads].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return { contacts: contact.count, calls: call.count, oldest: leads.slice(0, SHOWN) };
}

/** The leads of one transaction. */
const BATCH = 200;

/** Erases old leads or makes them anonymous, if the owner has switched that on, and returns their number. */
export async function applyLeadRetention(db: Db, now: Date): Promise<number> {
  const { mode, months } = await findLeadRetention(db);
  if (mode === 'off') return 0;
  const before = monthsBefore(now, months);
  let total = 0;
  for (const kind of leadKinds) {
    for (let count = -1; count !== 0; total += count) {
      count = await db.transaction().execute(async (transaction) => {
        // Another process may do the same.
        await lockAuditLog(transaction);
        const due = await oldLeads(transaction, kind, { mode, before }).select('id').limit(BATCH).execute();
        const ids = due.map(({ id }) => id);
        const deleted = (await listOldTrash(transaction, kind, before)).map(({ id }) => Number(id));
        const changed =
          (await (mode === 'erase' ? eraseLeads : anonymiseLeads)(transaction, kind, ids, now)) +
          (await eraseLeads(transaction, kind, deleted, now));
        if (changed > 0) {
          await appendAudit(transaction, { at: now, action: `lead.${mode}`, actor: 'server', count: changed });
        }
        return changed;
      });
    }
  }
  if (total > 0) await emptyWriteAheadLog(db);
  return total;
}

/**
 * Removes everything that identifies a person, also the reason for suspected spam, which quotes the message. Dates,
 * stage, service, source and the changes of the stage stay.
 */
async function anonymiseLeads(db: Db, kind: LeadKind, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const ofCall = kind === 'call' ? { phone: '', phoneKey: '', company: null } : {};
  const table = leadTable(kind);
  const anonymous = {
    name: 'Anonymous',
    email: anonymousEmail(kind),
    message: '',
    submissionHash: null,
    spamReason: null,
    followUpOn: null,
    ...ofCall,
  };
  await indexRows(db, { table, ids }, (on) => on.updateTable(table).set(anonymous).where('id', 'in', ids).execute());
  const ofLeads = { kind, ids };
  await db.updateTable('leadEvents').set({ text: '' }).where(about(ofLeads)).where('type', '!=', 'stage').execute();
  await db.deleteFrom('outbox').where(about(ofLeads)).execute();
  await db.deleteFrom('webhookDeliveries').where(about(ofLeads)).execute();
  // Webhooks that were notified about the lead must erase it too.
  await queueWebhooks(db, { event: 'lead.deleted', kind, ids, data: {}, now });
  return ids.length;
}

const about = ({ kind, ids }: { kind: LeadKind; ids: readonly number[] }) =>
  sql<boolean>`kind = ${kind} and lead_id in (${sql.join(ids)})`;
